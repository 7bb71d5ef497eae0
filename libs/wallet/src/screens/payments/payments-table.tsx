import { RowLink } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import {
  ColumnsItem,
  LatinRun,
  Money,
  StatusChip,
  When,
  type Column,
  type IconName,
  type StatusTone,
  type TableProps,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import type { Payment } from '../../api/payments';
import { codeText } from '../../model/code-text';
import { paymentMessages as words } from '../../payment-messages';
import { WALLET_PATHS } from '../../wallet-paths';

const LOOKS: Readonly<Record<Payment['state'], { readonly tone: StatusTone; readonly icon: IconName }>> = {
  waiting: { tone: 'info', icon: 'clock' },
  credited: { tone: 'alive', icon: 'checkCircle' },
  failed: { tone: 'danger', icon: 'warning' },
  returned: { tone: 'quiet', icon: 'block' },
};

/** Its number, which leads to its receipt where that may be seen: there the bank is asked again. */
function Name({ id }: Payment) {
  const mayCharge = useMay('wallet.charge');
  const number = <LatinRun>{toPersianDigits(id)}</LatinRun>;
  return mayCharge ? <RowLink to={`${WALLET_PATHS.paymentResult}?payment=${id}`}>{number}</RowLink> : number;
}

const orNothing = (text: string | null) => (text === null ? '—' : <LatinRun>{codeText(text)}</LatinRun>);

const COLUMNS: readonly Column<Payment>[] = [
  { key: 'id', always: true, head: words.paymentId, width: '12%', cell: (payment) => <Name {...payment} /> },
  { key: 'time', head: words.begunAt, width: '16%', cell: ({ created_at }) => <When instant={created_at} /> },
  {
    key: 'state',
    head: words.state,
    width: '16%',
    cell: ({ state }) => <StatusChip {...LOOKS[state]}>{words.states[state]}</StatusChip>,
  },
  { key: 'amount', head: words.credited, width: '15%', cell: ({ amount }) => <Money rial={amount} /> },
  { key: 'payable', head: words.total, width: '15%', cell: ({ payable }) => <Money rial={payable} /> },
  { key: 'tracking', head: words.tracking, cell: ({ tracking_code }) => orNothing(tracking_code) },
  { key: 'card', head: words.card, cell: ({ card }) => orNothing(card) },
];

/** How payments are listed. */
export const PAYMENTS_TABLE: TableProps<Payment> = {
  caption: words.listTitle,
  columns: COLUMNS,
  rowKey: ({ id }) => id,
  mobileItem: (payment) => <ColumnsItem columns={COLUMNS} row={payment} />,
};
