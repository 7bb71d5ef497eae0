import {
  ColumnsItem,
  StatusChip,
  When,
  formatNumber,
  type Column,
  type FilterField,
  type IconName,
  type StatusTone,
  type TableProps,
} from '@peyk/shared-ui';
import type { Delivery, DeliveryFilters, DeliveryState } from '../../api/deliveries';
import { Outcome } from '../../components/outcome';
import { messages } from '../../messages';
import { TOLD_EVENTS } from '../../model/events';

const words = messages.logFields;
const STATES = ['waiting', 'delivered', 'failed'] as const satisfies readonly DeliveryState[];
const LOOKS: Readonly<Record<DeliveryState, { readonly tone: StatusTone; readonly icon: IconName }>> = {
  waiting: { tone: 'attention', icon: 'clock' },
  delivered: { tone: 'alive', icon: 'checkCircle' },
  failed: { tone: 'danger', icon: 'warning' },
};

/** What the log can be narrowed to: the fields of the panel and the keys of the address. */
export const LOG_FILTERS = [
  {
    type: 'options',
    key: 'state',
    label: words.state,
    options: STATES.map((value) => ({ value, label: messages.deliveryStates[value] })),
  },
  {
    type: 'options',
    key: 'event',
    label: words.event,
    options: TOLD_EVENTS.map((value) => ({ value, label: messages.events[value] })),
  },
] as const satisfies readonly FilterField[];

/** What the address says, where it is something that there is. */
export function toLogFilters({ state, event }: { state?: string; event?: string }): DeliveryFilters {
  const [known, kind] = [STATES.find((one) => one === state), TOLD_EVENTS.find((one) => one === event)];
  return { ...(known !== undefined && { state: known }), ...(kind !== undefined && { event: kind }) };
}

/** How a delivery stands, in word, drawing and colour. */
export function DeliveryStateChip({ state }: Pick<Delivery, 'state'>) {
  return <StatusChip {...LOOKS[state]}>{messages.deliveryStates[state]}</StatusChip>;
}

const COLUMNS: readonly Column<Delivery>[] = [
  { key: 'event', head: words.event, always: true, cell: ({ event }) => messages.events[event] },
  { key: 'state', head: words.state, cell: (delivery) => <DeliveryStateChip {...delivery} /> },
  { key: 'answer', head: words.answer, cell: (delivery) => <Outcome {...delivery} /> },
  { key: 'tries', head: words.tries, cell: ({ tries }) => formatNumber(tries) },
  {
    key: 'next_try_at',
    head: words.nextTry,
    cell: ({ next_try_at }) => (next_try_at === null ? messages.noAnswer : <When instant={next_try_at} />),
  },
  { key: 'created_at', head: words.createdAt, cell: ({ created_at }) => <When instant={created_at} /> },
];

export const LOG_TABLE: TableProps<Delivery> = {
  caption: messages.log,
  columns: COLUMNS,
  rowKey: ({ id }) => id,
  rowName: ({ event }) => messages.events[event],
  mobileItem: (row) => <ColumnsItem columns={COLUMNS} row={row} />,
};
