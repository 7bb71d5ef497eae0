import { useQuery } from '@tanstack/react-query';
import { usePage } from '@peyk/shared-store';
import { Card, EmptyFace, ErrorFace, ForbiddenFace, QueryView, Skeleton, Stack } from '@peyk/shared-ui';
import { useFilters } from '@peyk/shared-url-state';
import { useState } from 'react';
import { overviewQuery } from '../../api/get-overview';
import { ReportsNav } from '../../components/reports-nav';
import { messages } from '../../messages';
import { isQuiet } from '../../model/overview-measures';
import { OVERVIEW_FILTERS, isTooLong, rangeOf } from '../../model/overview-range';
import { REPORTS_PATHS } from '../../reports-paths';
import { OverviewCharts } from './overview-charts';
import { OverviewFigures } from './overview-figures';
import { RangeBar } from './range-bar';

const words = messages.overview;
const SKELETON_HEIGHT_PX = 320;

interface OverviewScreenProps {
  /** Stories and tests have a day of their own. */
  readonly clock?: () => number;
}

/** What was sent and heard in a range of days, drawn. */
export default function OverviewScreen({ clock = Date.now }: OverviewScreenProps) {
  usePage({ title: words.title, backTo: REPORTS_PATHS.list });
  const [now] = useState(clock);
  const { values, apply } = useFilters(OVERVIEW_FILTERS);
  const range = rangeOf(values, now);
  const tooLong = isTooLong(range);
  const query = useQuery({ ...overviewQuery(range), enabled: !tooLong });
  return (
    <Stack gap={4}>
      <ReportsNav />
      <RangeBar values={values} now={now} error={tooLong ? words.tooLong : undefined} onChange={apply} />
      {!tooLong && (
        <QueryView
          query={query}
          loading={<OverviewSkeleton />}
          isEmpty={isQuiet}
          empty={
            <Card>
              <EmptyFace drawing="reports" title={words.emptyTitle} help={words.emptyHelp} />
            </Card>
          }
          error={(view) => <ErrorFace {...view} />}
          forbidden={<ForbiddenFace />}
        >
          {(overview) => (
            <>
              <OverviewFigures days={overview.days} />
              <OverviewCharts overview={overview} />
            </>
          )}
        </QueryView>
      )}
    </Stack>
  );
}

function OverviewSkeleton() {
  return (
    <Stack gap={4}>
      {['figures', 'days', 'cost'].map((key) => (
        <Skeleton key={key} style={{ blockSize: key === 'figures' ? SKELETON_HEIGHT_PX / 4 : SKELETON_HEIGHT_PX }} />
      ))}
    </Stack>
  );
}
