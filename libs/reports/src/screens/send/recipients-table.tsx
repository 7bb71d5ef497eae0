import { OPERATOR_NAMES } from '@peyk/shared-sends';
import {
  MobileNumber,
  Money,
  StatusChip,
  Tooltip,
  When,
  font,
  formatNumber,
  space,
  styled,
  tone,
  type Column,
  type TableProps,
} from '@peyk/shared-ui';
import type { Recipient } from '../../api/list-recipients';
import { messages } from '../../messages';
import { RECIPIENT_STATUSES } from '../../model/recipient-status';

const words = messages.recipients;

const Item = styled('div')({ display: 'grid', gap: space[1] });
const Ends = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  '& > span': { whiteSpace: 'nowrap' },
});
const Soft = styled('div')({ color: tone.inkSoft, fontSize: font.caption });
const Explained = styled('span')({
  borderBlockEnd: `1px dotted ${tone.outline}`,
  '&[data-money="returned"]': { color: tone.turquoiseText },
});

function StatusCell({ status }: Pick<Recipient, 'status'>) {
  const { label, meaning, tone: look, icon } = RECIPIENT_STATUSES[status];
  return (
    <Tooltip text={meaning}>
      <span tabIndex={0} style={{ display: 'inline-flex' }}>
        <StatusChip tone={look} icon={icon}>
          {label}
        </StatusChip>
      </span>
    </Tooltip>
  );
}

function MoneyCell({ money }: Pick<Recipient, 'money'>) {
  return (
    <Tooltip text={words.moneyMeanings[money]}>
      <Explained tabIndex={0} data-money={money}>
        {words.moneyWords[money]}
      </Explained>
    </Tooltip>
  );
}

/** The newest thing that is known of the message. */
function lastNews({ receipt_at, answered_at, submitted_at }: Recipient): string | null {
  return receipt_at ?? answered_at ?? submitted_at;
}

function NewsCell({ recipient }: { readonly recipient: Recipient }) {
  const instant = lastNews(recipient);
  return instant === null ? <>—</> : <When instant={instant} />;
}

/** On the phone there is no pointer to rest, so the meaning stands below the chip in words. */
function RecipientItem({ recipient }: { readonly recipient: Recipient }) {
  return (
    <Item>
      <Ends>
        <MobileNumber number={recipient.number} />
        <StatusCell status={recipient.status} />
      </Ends>
      <Soft>{RECIPIENT_STATUSES[recipient.status].meaning}</Soft>
      <Ends>
        <Soft>
          {OPERATOR_NAMES[recipient.operator]}، <NewsCell recipient={recipient} />
        </Soft>
        <span>
          <Money rial={recipient.price} /> <MoneyCell money={recipient.money} />
        </span>
      </Ends>
    </Item>
  );
}

const COLUMNS: readonly Column<Recipient>[] = [
  { key: 'n', head: words.n, width: '7%', cell: ({ n }) => formatNumber(n) },
  { key: 'number', head: words.number, always: true, cell: ({ number }) => <MobileNumber number={number} /> },
  { key: 'operator', head: words.operator, cell: ({ operator }) => OPERATOR_NAMES[operator] },
  { key: 'status', head: words.status, width: '22%', cell: ({ status }) => <StatusCell status={status} /> },
  { key: 'time', head: words.time, cell: (recipient) => <NewsCell recipient={recipient} /> },
  { key: 'price', head: words.price, cell: ({ price }) => <Money rial={price} withoutUnit /> },
  { key: 'money', head: words.money, cell: ({ money }) => <MoneyCell money={money} /> },
];

/** How recipients are listed, each with what became of its message and its money. */
export const RECIPIENTS_TABLE: TableProps<Recipient> = {
  caption: words.title,
  columns: COLUMNS,
  rowKey: ({ n }) => n,
  mobileItem: (recipient) => <RecipientItem recipient={recipient} />,
};
