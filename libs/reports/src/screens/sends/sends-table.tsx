import { fillPath } from '@peyk/shared-module';
import type { Send } from '@peyk/shared-sends';
import {
  LatinRun,
  LongWords,
  StatusChip,
  When,
  font,
  formatNumber,
  media,
  space,
  styled,
  tone,
  type Column,
  type TableProps,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { Link, useNavigate } from 'react-router';
import { DeliveredShare } from '../../components/delivered-share';
import { SendCost } from '../../components/send-cost';
import { StateChip } from '../../components/state-chip';
import { messages } from '../../messages';
import { REPORTS_PATHS } from '../../reports-paths';

const words = messages.list;

/** Where the columns have less room than that, the table scrolls instead of cutting every text after a word. */
const TEXT_MIN_PX = 140;

const TextLink = styled(Link)({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minInlineSize: TEXT_MIN_PX,
  color: tone.ink,
  fontWeight: font.medium,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: tone.lapisText, textDecoration: 'underline' },
  // The list of the phone has a long state beside it, and no table that could scroll.
  [media.mobile]: { minInlineSize: 0 },
});
const TwoLines = styled('div')({ display: 'grid', justifyItems: 'start' });
const State = styled('div')({ display: 'grid', justifyItems: 'start', gap: space[1], flexShrink: 0 });
const Soft = styled('span')({ color: tone.inkSoft });
const Item = styled('div')({ display: 'grid', gap: space[2] });
const Ends = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  fontSize: font.caption,
});

/** How sends are listed: a table on the desktop, a list on the phone. */
export function useSendsTable(): TableProps<Send> {
  const navigate = useNavigate();
  return {
    caption: words.caption,
    columns: COLUMNS,
    rowKey: (send) => send.id,
    mobileItem: (send) => <SendItem send={send} />,
    onRowPress: (send) => void navigate(pathOf(send)),
  };
}

function pathOf(send: Send): string {
  return fillPath(REPORTS_PATHS.one, { id: send.id });
}

function SummaryLink({ send }: { readonly send: Send }) {
  return (
    <TextLink to={pathOf(send)}>
      <bdi>
        <LongWords>{send.summary}</LongWords>
      </bdi>
    </TextLink>
  );
}

/** Before a send is prepared, nobody is counted yet; then what was asked for is the best known number. */
function recipientsOf({ counts, requested_count }: Send): number {
  return counts.total === 0 ? requested_count : counts.total;
}

/** The state, and beneath it whether the send went to nobody but oneself. */
function StateCell({ send }: { readonly send: Send }) {
  return (
    <State>
      <StateChip send={send} />
      {send.is_test && (
        <StatusChip tone="info" icon="info">
          {messages.send.test}
        </StatusChip>
      )}
    </State>
  );
}

function SendItem({ send }: { readonly send: Send }) {
  return (
    <Item>
      <Ends>
        <SummaryLink send={send} />
        <StateCell send={send} />
      </Ends>
      <DeliveredShare send={send} />
      <Ends>
        <Soft>
          <When instant={send.created_at} />، {formatNumber(recipientsOf(send))} {words.recipients}
        </Soft>
        <SendCost send={send} />
      </Ends>
    </Item>
  );
}

const COLUMNS: readonly Column<Send>[] = [
  {
    key: 'text',
    head: words.text,
    width: '30%',
    cell: (send) => <SummaryLink send={send} />,
  },
  {
    key: 'time',
    head: words.timeAndLine,
    cell: (send) => (
      <TwoLines>
        <When instant={send.created_at} />
        <Soft>
          <LatinRun>{toPersianDigits(send.from_number)}</LatinRun>
        </Soft>
      </TwoLines>
    ),
  },
  { key: 'recipients', head: words.recipients, cell: (send) => formatNumber(recipientsOf(send)) },
  { key: 'delivered', head: words.delivered, width: '20%', cell: (send) => <DeliveredShare send={send} /> },
  { key: 'cost', head: words.cost, cell: (send) => <SendCost send={send} withoutUnit /> },
  {
    key: 'state',
    head: words.state,
    cell: (send) => <StateCell send={send} />,
  },
];
