import {
  Caption,
  LatinRun,
  Money,
  StatusChip,
  When,
  formatNumber,
  space,
  styled,
  type Column,
  type IconName,
  type StatusTone,
  type TableProps,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import type { Deposit } from '../../api/deposits';
import { depositMessages as words } from '../../deposit-messages';

const LOOKS: Readonly<Record<Deposit['state'], { readonly tone: StatusTone; readonly icon: IconName }>> = {
  waiting: { tone: 'info', icon: 'clock' },
  accepted: { tone: 'alive', icon: 'checkCircle' },
  refused: { tone: 'danger', icon: 'warning' },
};

const Cell = styled('div')({ display: 'grid', gap: space[1], justifyItems: 'start' });
const Item = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] });
const Ends = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[3] });

function State({ deposit: { state } }: { readonly deposit: Deposit }) {
  return <StatusChip {...LOOKS[state]}>{words.states[state]}</StatusChip>;
}

const codeOf = ({ reference_code }: Deposit) => <LatinRun>{toPersianDigits(reference_code)}</LatinRun>;

/** What counts of it: what really arrived, where that was said. */
const countedOf = ({ amount, confirmed_amount: confirmed }: Deposit) => confirmed ?? amount;

/** Why it was refused, or that another amount arrived; undefined where there is nothing to say. */
function remarkOf({ refusal, amount, confirmed_amount: confirmed }: Deposit): string | undefined {
  if (refusal !== null) return refusal;
  return confirmed === null ? undefined : words.differs(formatNumber(amount));
}

/** Where it went, and what is to be said of it. */
function Target({ deposit }: { readonly deposit: Deposit }) {
  const { target } = deposit;
  return (
    <Cell>
      <span>
        {target.bank} <LatinRun>{toPersianDigits(target.number)}</LatinRun>
      </span>
      <Caption>{remarkOf(deposit) ?? target.owner}</Caption>
    </Cell>
  );
}

/** How it was transferred, and from which card, as far as that was written down. */
function Method({ deposit }: { readonly deposit: Deposit }) {
  const { method, source_last4: source } = deposit;
  return (
    <Cell>
      <span>{words.methods[method]}</span>
      {source !== null && <SourceCard last4={source} />}
    </Cell>
  );
}

function SourceCard({ last4 }: { readonly last4: string }) {
  return (
    <Caption>
      {words.fromCard} <LatinRun>{`•••• ${toPersianDigits(last4)}`}</LatinRun>
    </Caption>
  );
}

function DepositItem({ deposit }: { readonly deposit: Deposit }) {
  return (
    <Item>
      <Ends>
        <strong>{words.methods[deposit.method]}</strong>
        <State deposit={deposit} />
      </Ends>
      <Ends>
        <Money rial={countedOf(deposit)} />
        {deposit.state !== 'refused' && (
          <Caption>
            {words.creditedWord} <Money rial={deposit.credited} />
          </Caption>
        )}
      </Ends>
      <Caption>
        {words.reference} {codeOf(deposit)}
      </Caption>
      {deposit.source_last4 !== null && <SourceCard last4={deposit.source_last4} />}
      <Caption>{remarkOf(deposit) ?? `${deposit.target.bank}، ${deposit.target.owner}`}</Caption>
      <Caption>
        <When instant={deposit.submitted_at} />
      </Caption>
    </Item>
  );
}

const COLUMNS: readonly Column<Deposit>[] = [
  { key: 'time', head: words.time, width: '14%', cell: ({ submitted_at }) => <When instant={submitted_at} /> },
  { key: 'method', head: words.method, width: '13%', cell: (deposit) => <Method deposit={deposit} /> },
  { key: 'reference', always: true, head: words.reference, width: '15%', cell: codeOf },
  { key: 'target', head: words.target, cell: (deposit) => <Target deposit={deposit} /> },
  {
    key: 'amount',
    head: words.amount,
    width: '12%',
    cell: (deposit) => <Money rial={countedOf(deposit)} withoutUnit />,
  },
  {
    key: 'credited',
    head: words.credited,
    width: '14%',
    cell: ({ state, credited }) => (state === 'refused' ? '—' : <Money rial={credited} withoutUnit />),
  },
  { key: 'state', head: words.state, width: '12%', cell: (deposit) => <State deposit={deposit} /> },
];

/** How deposits are listed. */
export const DEPOSITS_TABLE: TableProps<Deposit> = {
  caption: words.caption,
  columns: COLUMNS,
  rowKey: ({ id }) => id,
  mobileItem: (deposit) => <DepositItem deposit={deposit} />,
};
