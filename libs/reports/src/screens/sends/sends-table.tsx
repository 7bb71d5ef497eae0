import { fillPath } from '@peyk/shared-module';
import { MessageText, RowLink } from '@peyk/shared-screens';
import type { Send } from '@peyk/shared-sends';
import {
  LatinRun,
  LongWords,
  StatusChip,
  When,
  font,
  formatNumber,
  space,
  styled,
  tone,
  type Column,
  type TableProps,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { DeliveredShare } from '../../components/delivered-share';
import { Maker } from '../../components/maker';
import { SendCost } from '../../components/send-cost';
import { StateChip } from '../../components/state-chip';
import { messages } from '../../messages';
import type { REPORTS_PATHS } from '../../reports-paths';

const words = messages.list;

const TwoLines = styled('div')({ display: 'grid', justifyItems: 'start' });
const State = styled('div')({ display: 'grid', justifyItems: 'start', gap: space[1], flexShrink: 0 });
const Soft = styled('span')({ color: tone.inkSoft, fontSize: font.caption });
// As wide as the row and no wider: a column by itself is as wide as its longest text, and pushes what stands beside it out.
const Item = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
const Ends = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  fontSize: font.caption,
});

/** The address of one send; `:id` is put in. */
type ReportPath = typeof REPORTS_PATHS.one | typeof REPORTS_PATHS.archived;

interface Linked {
  readonly send: Send;
  readonly path: ReportPath;
}

/** How sends are listed: a table on the desktop, a list on the phone. Each leads to its report at `path`. */
export function useSendsTable(caption: string, path: ReportPath): TableProps<Send> {
  const navigate = useNavigate();
  const columns = useMemo(() => columnsFor(path), [path]);
  return {
    caption,
    columns,
    rowKey: (send) => send.id,
    mobileItem: (send) => <SendItem send={send} path={path} />,
    onRowPress: ({ id }) => void navigate(fillPath(path, { id })),
  };
}

function SummaryLink({ send, path }: Linked) {
  return (
    <RowLink to={fillPath(path, { id: send.id })}>
      <bdi>
        <MessageText text={send.summary}>
          <LongWords>{send.summary}</LongWords>
        </MessageText>
      </bdi>
    </RowLink>
  );
}

/** How it was made, and the id that people look for it by. */
function Kind({ send }: { readonly send: Send }) {
  return (
    <Soft>
      {messages.types[send.type]}، <LatinRun>{toPersianDigits(send.id)}</LatinRun>
    </Soft>
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

function SendItem({ send, path }: Linked) {
  return (
    <Item>
      <Ends>
        <SummaryLink send={send} path={path} />
        <StateCell send={send} />
      </Ends>
      <DeliveredShare send={send} />
      <Ends>
        <Soft>
          <When instant={send.created_at} />، {formatNumber(recipientsOf(send))} {words.recipients}
        </Soft>
        <SendCost send={send} />
      </Ends>
      <Kind send={send} />
    </Item>
  );
}

const columnsFor = (path: ReportPath): readonly Column<Send>[] => [
  {
    key: 'text',
    head: words.text,
    width: '30%',
    cell: (send) => (
      <TwoLines>
        <SummaryLink send={send} path={path} />
        <Kind send={send} />
      </TwoLines>
    ),
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
  { key: 'maker', head: words.maker, width: '13%', wide: true, cell: (send) => <Maker by={send.made_by} /> },
  { key: 'recipients', head: words.recipients, cell: (send) => formatNumber(recipientsOf(send)) },
  { key: 'delivered', head: words.delivered, width: '20%', cell: (send) => <DeliveredShare send={send} /> },
  { key: 'cost', head: words.cost, cell: (send) => <SendCost send={send} withoutUnit /> },
  {
    key: 'state',
    head: words.state,
    cell: (send) => <StateCell send={send} />,
  },
];
