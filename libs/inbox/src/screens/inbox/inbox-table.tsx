import { fillPath } from '@peyk/shared-module';
import { MessageText, RowLink } from '@peyk/shared-screens';
import {
  Caption,
  LatinRun,
  LongWords,
  MobileNumber,
  VisuallyHidden,
  When,
  font,
  radius,
  space,
  styled,
  tone,
  type TableProps,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import type { InboxMessage } from '../../api/list-inbox';
import { INBOX_PATHS } from '../../inbox-paths';
import { messages } from '../../messages';

const DOT_PX = 8;
const NAME_CHARS = 40;

const Item = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1], minInlineSize: 0 });
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[2],
  minInlineSize: 0,
});
const Who = styled('div')({ display: 'flex', alignItems: 'baseline', gap: space[2], minInlineSize: 0 });
/** Beside the weight of the words, for the eye that runs down the list. */
const Dot = styled('span')({
  flex: 'none',
  inlineSize: DOT_PX,
  blockSize: DOT_PX,
  borderRadius: radius.pill,
  background: tone.turquoise,
});
const Text = styled('div')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  color: tone.inkSoft,
  '&[data-unread]': { color: tone.ink, fontWeight: font.medium },
});

/** Whose role sees numbers masked is led on by the name of a number. */
export const pathOf = ({ sender, sender_ref: name }: Pick<InboxMessage, 'sender' | 'sender_ref'>) =>
  fillPath(INBOX_PATHS.conversation, { sender: name ?? sender });

/** How messages are listed: a table on the desktop, a list on the phone. */
export const INBOX_TABLE: TableProps<InboxMessage> = {
  caption: messages.caption,
  columns: [
    { key: 'sender', head: messages.sender, always: true, width: '24%', cell: (row) => <Sender row={row} /> },
    { key: 'text', head: messages.text, always: true, cell: (row) => <Preview row={row} /> },
    {
      key: 'line',
      head: messages.line,
      width: '14%',
      cell: ({ line }) => <LatinRun>{toPersianDigits(line)}</LatinRun>,
    },
    { key: 'received', head: messages.receivedAt, width: '16%', cell: (row) => <When instant={row.received_at} /> },
  ],
  rowKey: ({ id }) => id,
  rowName: ({ contact_name, sender, text }) =>
    [contact_name ?? sender, text.slice(0, NAME_CHARS)].filter(Boolean).join('، '),
  mobileItem: (row) => (
    <Item>
      <Line>
        <Sender row={row} />
        <Caption>
          <When instant={row.received_at} />
        </Caption>
      </Line>
      <Preview row={row} />
    </Item>
  ),
};

function Sender({ row }: { readonly row: InboxMessage }) {
  const { sender, contact_name: name, is_read: isRead } = row;
  return (
    <Who>
      {!isRead && <Dot />}
      <div style={{ minInlineSize: 0 }}>
        <RowLink to={pathOf(row)} style={{ fontWeight: isRead ? font.regular : font.bold }}>
          {name === null ? <MobileNumber number={sender} /> : <bdi>{name}</bdi>}
          {!isRead && <VisuallyHidden>، {messages.unread}</VisuallyHidden>}
        </RowLink>
        {name !== null && (
          <Caption>
            <MobileNumber number={sender} />
          </Caption>
        )}
      </div>
    </Who>
  );
}

function Preview({ row: { text, is_read } }: { readonly row: InboxMessage }) {
  return (
    <Text data-unread={is_read ? undefined : true}>
      <bdi>
        <MessageText text={text}>
          <LongWords>{text}</LongWords>
        </MessageText>
      </bdi>
    </Text>
  );
}
