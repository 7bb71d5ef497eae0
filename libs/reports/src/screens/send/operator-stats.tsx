import { useQuery } from '@tanstack/react-query';
import { OPERATOR_NAMES, type SendDetails } from '@peyk/shared-sends';
import {
  Card,
  CardTitle,
  DataTable,
  ErrorFace,
  Fact,
  Facts,
  ForbiddenFace,
  Money,
  QueryView,
  SkeletonRows,
  Stack,
  formatNumber,
  type Column,
} from '@peyk/shared-ui';
import { sendStatsQuery } from '../../api/get-send-stats';
import { Suspense, lazy } from 'react';
import { ChartOrTable } from '../../components/chart-or-table';
import { messages } from '../../messages';
import { STATUS_GROUPS, type OperatorStats } from '../../model/status-groups';

/** The drawings come after the numbers that they draw. */
const OperatorCharts = lazy(() => import('./operator-charts'));

const words = messages.operators;

/** The same send by mobile operator. Nothing to show before the recipients are known. */
export function OperatorStatsCard({ send }: { readonly send: SendDetails }) {
  const query = useQuery({ ...sendStatsQuery(send.id), enabled: send.counts.total > 0 });
  if (send.counts.total === 0) return null;
  return (
    <Card>
      <CardTitle>{words.title}</CardTitle>
      <QueryView
        query={query}
        loading={<SkeletonRows count={2} />}
        isEmpty={({ operators }) => operators.length === 0}
        empty={null}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {(stats) => (
          <ChartOrTable
            chart={
              <Suspense fallback={<SkeletonRows count={4} />}>
                <OperatorCharts {...stats} />
              </Suspense>
            }
            table={
              <DataTable
                caption={words.title}
                columns={COLUMNS}
                rows={stats.operators}
                rowKey={({ operator }) => operator}
                mobileItem={(row) => <OperatorItem row={row} />}
              />
            }
          />
        )}
      </QueryView>
    </Card>
  );
}

function OperatorItem({ row }: { readonly row: OperatorStats }) {
  return (
    <Stack gap={1}>
      <strong>{OPERATOR_NAMES[row.operator]}</strong>
      <Facts look="lined">
        <Fact name={words.total}>{formatNumber(row.counts.total)}</Fact>
        {STATUS_GROUPS.map(({ key, label, countOf }) => (
          <Fact key={key} name={label}>
            {formatNumber(countOf(row))}
          </Fact>
        ))}
        <Fact name={words.charged}>{<Money rial={row.charged} withoutUnit />}</Fact>
      </Facts>
    </Stack>
  );
}

const COLUMNS: readonly Column<OperatorStats>[] = [
  { key: 'operator', head: words.operator, cell: ({ operator }) => OPERATOR_NAMES[operator] },
  { key: 'total', head: words.total, cell: ({ counts }) => formatNumber(counts.total) },
  ...STATUS_GROUPS.map(({ key, label, countOf }) => ({
    key,
    head: label,
    cell: (row: OperatorStats) => formatNumber(countOf(row)),
  })),
  { key: 'charged', head: words.charged, cell: ({ charged }) => <Money rial={charged} withoutUnit /> },
  { key: 'returned', head: words.returned, cell: ({ returned }) => <Money rial={returned} withoutUnit /> },
];
