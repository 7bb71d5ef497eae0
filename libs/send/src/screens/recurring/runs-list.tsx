import { fillPath } from '@peyk/shared-module';
import { ListScreen, useListScreen } from '@peyk/shared-screens';
import { Caption, EmptyFace, LinkButton, When, space, styled, type TableProps } from '@peyk/shared-ui';
import { Link } from 'react-router';
import { runsQuery, type RecurringRun } from '../../api/recurring';
import { recurringListMessages } from '../../recurring-list-messages';
import { OTHER_PATHS } from '../../send-paths';
import { RunChip } from './recurring-chips';

const words = recurringListMessages.detail;
const Item = styled('div')({ display: 'grid', justifyItems: 'start', gap: space[1], minInlineSize: 0 });

/** What became of its times, the latest first. */
export function RunsList({ id }: { readonly id: string }) {
  const list = useListScreen({
    name: 'recurring-runs',
    filters: [],
    toFilters: () => ({}),
    query: ({ page, limit }) => runsQuery(id, { page, limit }),
  });
  return (
    <ListScreen
      list={list}
      title={words.runs}
      table={TABLE}
      noResult={{ title: words.noRuns }}
      empty={<EmptyFace title={words.noRuns} />}
    />
  );
}

const TABLE: TableProps<RecurringRun> = {
  caption: words.runs,
  columns: [
    {
      key: 'due',
      head: words.due,
      always: true,
      width: '22%',
      cell: ({ due_at: at }) => <When instant={at} as="full" />,
    },
    { key: 'outcome', head: words.outcome, lines: 2, cell: (run) => <Outcome run={run} /> },
    { key: 'report', head: words.report, width: '18%', cell: (run) => <ReportLink run={run} /> },
  ],
  rowKey: ({ due_at: at }) => at,
  rowName: ({ due_at: at }) => at,
  mobileItem: (run) => (
    <Item>
      <When instant={run.due_at} as="full" />
      <Outcome run={run} />
      <ReportLink run={run} />
    </Item>
  ),
};

function Outcome({ run }: { readonly run: RecurringRun }) {
  return (
    <Item>
      <RunChip run={run} />
      {run.reason !== null && <Caption>{run.reason}</Caption>}
    </Item>
  );
}

function ReportLink({ run: { send_id: id } }: { readonly run: RecurringRun }) {
  return id === null ? null : (
    <LinkButton component={Link} to={fillPath(OTHER_PATHS.report, { id })} variant="quiet">
      {words.toReport}
    </LinkButton>
  );
}
