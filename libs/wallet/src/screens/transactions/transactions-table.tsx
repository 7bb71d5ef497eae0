import { fillPath } from '@peyk/shared-module';
import { useMay } from '@peyk/shared-store';
import {
  Caption,
  LatinRun,
  Money,
  When,
  font,
  media,
  size,
  space,
  styled,
  tone,
  type Column,
  type TableProps,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { Link } from 'react-router';
import type { Transaction } from '../../api/list-transactions';
import { messages } from '../../messages';
import { signOf, withoutSign } from '../../model/amount';
import { OTHER_PATHS, WALLET_PATHS } from '../../wallet-paths';

const Amount = styled('span')({
  fontWeight: font.medium,
  whiteSpace: 'nowrap',
  '&[data-type="deposit"]': { color: tone.turquoiseText },
});
/** On the phone a finger has to meet it. */
const Target = styled(Link)({
  [media.touch]: { display: 'inline-flex', alignItems: 'center', minBlockSize: size.touch, minInlineSize: size.touch },
});
const Item = styled('div')({ display: 'grid', gap: space[1] });
const Ends = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[3] });

function SignedAmount({ transaction, unit }: { readonly transaction: Transaction; readonly unit: boolean }) {
  return (
    <Amount data-type={transaction.type}>
      <Money rial={withoutSign(transaction.amount)} sign={signOf(transaction.type)} withoutUnit={!unit} />
    </Amount>
  );
}

function SendLink({ sendId }: { readonly sendId: string | null }) {
  const mayRead = useMay('report.read');
  if (sendId === null) return <>—</>;
  if (!mayRead) return <LatinRun>{toPersianDigits(sendId)}</LatinRun>;
  return (
    <Target
      to={fillPath(OTHER_PATHS.report, { id: sendId })}
      aria-label={`${messages.openSend} ${toPersianDigits(sendId)}`}
    >
      <LatinRun>{toPersianDigits(sendId)}</LatinRun>
    </Target>
  );
}

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

function TransactionItem({ transaction }: { readonly transaction: Transaction }) {
  return (
    <Item>
      <Ends>
        <strong>{messages.kinds[transaction.kind]}</strong>
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

const COLUMNS: readonly Column<Transaction>[] = [
  { key: 'time', head: messages.time, width: '15%', cell: ({ created_at }) => <When instant={created_at} /> },
  { key: 'kind', head: messages.kind, width: '18%', cell: ({ kind }) => messages.kinds[kind] },
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

/** How transactions are listed: what came and went, with the balance after each. */
export const TRANSACTIONS_TABLE: TableProps<Transaction> = {
  caption: messages.caption,
  columns: COLUMNS,
  rowKey: ({ id }) => id,
  mobileItem: (transaction) => <TransactionItem transaction={transaction} />,
};
