import {
  Caption,
  LatinRun,
  Money,
  StatusChip,
  When,
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
const Item = styled('div')({ display: 'grid', gap: space[1] });
const Ends = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[3] });

function State({ deposit: { state } }: { readonly deposit: Deposit }) {
  return <StatusChip {...LOOKS[state]}>{words.states[state]}</StatusChip>;
}

const codeOf = ({ reference_code }: Deposit) => <LatinRun>{toPersianDigits(reference_code)}</LatinRun>;

/** Where it went, and why it was refused. */
function Target({ deposit: { target, refusal } }: { readonly deposit: Deposit }) {
  return (
    <Cell>
      <span>
        {target.bank} <LatinRun>{toPersianDigits(target.number)}</LatinRun>
      </span>
      <Caption>{refusal ?? target.owner}</Caption>
    </Cell>
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
        <Money rial={deposit.amount} />
        {deposit.state !== 'refused' && (
          <Caption>
            {words.creditedWord} <Money rial={deposit.credited} />
          </Caption>
        )}
      </Ends>
      <Caption>
        {words.reference} {codeOf(deposit)}
      </Caption>
      <Caption>{deposit.refusal ?? `${deposit.target.bank}، ${deposit.target.owner}`}</Caption>
      <Caption>
        <When instant={deposit.submitted_at} />
      </Caption>
    </Item>
  );
}

const COLUMNS: readonly Column<Deposit>[] = [
  { key: 'time', head: words.time, width: '14%', cell: ({ submitted_at }) => <When instant={submitted_at} /> },
  { key: 'method', head: words.method, width: '13%', cell: ({ method }) => words.methods[method] },
  { key: 'reference', always: true, head: words.reference, width: '15%', cell: codeOf },
  { key: 'target', head: words.target, cell: (deposit) => <Target deposit={deposit} /> },
  { key: 'amount', head: words.amount, width: '12%', cell: ({ amount }) => <Money rial={amount} withoutUnit /> },
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
