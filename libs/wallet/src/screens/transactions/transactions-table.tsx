import { RowButton } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import { Caption, Money, When, space, styled, type Column, type TableProps } from '@peyk/shared-ui';
import type { Transaction } from '../../api/list-transactions';
import { messages } from '../../messages';
import { WALLET_PATHS } from '../../wallet-paths';
import { SendLink, SignedAmount, Target } from './transaction-parts';

type Open = (transaction: Transaction) => void;

const Item = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] });
const Ends = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[3] });

/** What it was for: a payment through a gateway leads to its receipt. */
function Description({ transaction }: { readonly transaction: Transaction }) {
  const mayCharge = useMay('wallet.charge');
  const { description, payment_id } = transaction;
  if (payment_id === null || !mayCharge) return <>{description}</>;
  return (
    <>
      {description} <Target to={`${WALLET_PATHS.paymentResult}?payment=${payment_id}`}>{messages.receipt}</Target>
    </>
  );
}

interface OpenedByProps {
  readonly transaction: Transaction;
  readonly onOpen: Open;
}

/** What kind of a thing it is, and the way to its details. */
function Kind({ transaction, onOpen }: OpenedByProps) {
  return <RowButton onPress={() => onOpen(transaction)}>{messages.kinds[transaction.kind]}</RowButton>;
}

function TransactionItem({ transaction, onOpen }: OpenedByProps) {
  return (
    <Item>
      <Ends>
        <strong>
          <Kind transaction={transaction} onOpen={onOpen} />
        </strong>
        <SignedAmount transaction={transaction} unit />
      </Ends>
      <Caption>
        <Description transaction={transaction} />
      </Caption>
      <Ends>
        <Caption>
          <When instant={transaction.created_at} />
          {transaction.send_id !== null && (
            <>
              ، {messages.send} <SendLink sendId={transaction.send_id} />
            </>
          )}
        </Caption>
        <Caption>
          {messages.afterWord} <Money rial={transaction.balance_after} />
        </Caption>
      </Ends>
    </Item>
  );
}

const columnsOf = (onOpen: Open): readonly Column<Transaction>[] => [
  { key: 'time', head: messages.time, width: '15%', cell: ({ created_at }) => <When instant={created_at} /> },
  { key: 'kind', head: messages.kind, width: '18%', cell: (row) => <Kind transaction={row} onOpen={onOpen} /> },
  { key: 'description', head: messages.description, lines: 2, cell: (row) => <Description transaction={row} /> },
  { key: 'send', head: messages.send, width: '9%', cell: ({ send_id }) => <SendLink sendId={send_id} /> },
  {
    key: 'amount',
    always: true,
    head: messages.amount,
    width: '14%',
    cell: (transaction) => <SignedAmount transaction={transaction} unit={false} />,
  },
  {
    key: 'after',
    head: messages.after,
    width: '14%',
    cell: ({ balance_after }) => <Money rial={balance_after} withoutUnit />,
  },
];

/** How transactions are listed: what came and went, with the balance after each; pressing one opens it beside the list. */
export const transactionsTable = (onOpen: Open): TableProps<Transaction> => ({
  caption: messages.caption,
  columns: columnsOf(onOpen),
  onRowPress: onOpen,
  rowKey: ({ id }) => id,
  mobileItem: (transaction) => <TransactionItem transaction={transaction} onOpen={onOpen} />,
});
