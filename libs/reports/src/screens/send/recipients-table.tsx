import { OPERATOR_NAMES } from '@peyk/shared-sends';
import {
  MobileNumber,
  Money,
  StatusChip,
  Tooltip,
  VisuallyHidden,
  When,
  focusRing,
  font,
  formatNumber,
  media,
  radius,
  size,
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

/** As tall as a pointer needs it. */
const TARGET_MIN_PX = 24;

const Item = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] });
const Ends = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  '& > span': { whiteSpace: 'nowrap' },
});
const NumberButton = styled('button')({
  minBlockSize: TARGET_MIN_PX,
  padding: 0,
  border: 0,
  background: 'none',
  color: tone.lapisText,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { ...focusRing, borderRadius: radius.small },
  [media.mobile]: { minBlockSize: size.touch },
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

interface Opening {
  readonly recipient: Recipient;
  readonly onOpen: (recipient: Recipient) => void;
}

/** The number opens what happened to its message. */
function NumberCell({ recipient, onOpen }: Opening) {
  return (
    <NumberButton
      type="button"
      aria-haspopup="dialog"
      onClick={(event) => {
        // The row opens the same.
        event.stopPropagation();
        onOpen(recipient);
      }}
    >
      <VisuallyHidden>{messages.timeline.open} </VisuallyHidden>
      <MobileNumber number={recipient.number} />
    </NumberButton>
  );
}

/** On the phone there is no pointer to rest, so the meaning stands below the chip in words. */
function RecipientItem({ recipient, onOpen }: Opening) {
  return (
    <Item>
      <Ends>
        <NumberCell recipient={recipient} onOpen={onOpen} />
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

const columnsFor = (onOpen: Opening['onOpen']): readonly Column<Recipient>[] => [
  { key: 'n', head: words.n, width: '7%', cell: ({ n }) => formatNumber(n) },
  {
    key: 'number',
    head: words.number,
    always: true,
    cell: (recipient) => <NumberCell recipient={recipient} onOpen={onOpen} />,
  },
  { key: 'operator', head: words.operator, cell: ({ operator }) => OPERATOR_NAMES[operator] },
  { key: 'status', head: words.status, width: '22%', cell: ({ status }) => <StatusCell status={status} /> },
  { key: 'time', head: words.time, cell: (recipient) => <NewsCell recipient={recipient} /> },
  { key: 'price', head: words.price, cell: ({ price }) => <Money rial={price} withoutUnit /> },
  { key: 'money', head: words.money, cell: ({ money }) => <MoneyCell money={money} /> },
];

/** How recipients are listed, each with what became of its message and its money; pressing one opens its history. */
export function recipientsTable(onOpen: Opening['onOpen']): TableProps<Recipient> {
  return {
    caption: words.title,
    columns: columnsFor(onOpen),
    rowKey: ({ n }) => n,
    mobileItem: (recipient) => <RecipientItem recipient={recipient} onOpen={onOpen} />,
    onRowPress: onOpen,
  };
}
