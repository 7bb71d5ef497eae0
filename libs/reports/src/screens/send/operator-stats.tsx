import { useQuery } from '@tanstack/react-query';
import { OPERATOR_NAMES, openCount, type Operator, type RecipientCounts, type SendDetails } from '@peyk/shared-sends';
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
  media,
  space,
  styled,
  type Column,
} from '@peyk/shared-ui';
import { sendStatsQuery } from '../../api/get-send-stats';
import { messages } from '../../messages';

interface OperatorStats {
  readonly operator: Operator;
  readonly counts: RecipientCounts;
  readonly charged: string;
  readonly returned: string;
}

const words = messages.operators;
const Flush = styled(Card)({ padding: 0, overflow: 'hidden', [media.mobile]: { padding: 0 } });
const Title = styled(CardTitle)({ margin: 0, padding: space[4], paddingBlockEnd: space[3] });

/** The same send by mobile operator. Nothing to show before the recipients are known. */
export function OperatorStatsCard({ send }: { readonly send: SendDetails }) {
  const query = useQuery({ ...sendStatsQuery(send.id), enabled: send.counts.total > 0 });
  if (send.counts.total === 0) return null;
  return (
    <Flush>
      <Title>{words.title}</Title>
      <QueryView
        query={query}
        loading={<SkeletonRows count={2} />}
        isEmpty={({ operators }) => operators.length === 0}
        empty={null}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {({ operators }) => (
          <DataTable
            caption={words.title}
            columns={COLUMNS}
            rows={operators}
            rowKey={({ operator }) => operator}
            mobileItem={(row) => <OperatorItem row={row} />}
          />
        )}
      </QueryView>
    </Flush>
  );
}

function OperatorItem({ row }: { readonly row: OperatorStats }) {
  return (
    <Stack gap={1}>
      <strong>{OPERATOR_NAMES[row.operator]}</strong>
      <Facts look="lined">
        <Fact name={words.total}>{formatNumber(row.counts.total)}</Fact>
        <Fact name={words.delivered}>{formatNumber(row.counts.delivered)}</Fact>
        <Fact name={words.charged}>{<Money rial={row.charged} withoutUnit />}</Fact>
      </Facts>
    </Stack>
  );
}

function undelivered({ counts }: OperatorStats): number {
  return counts.total - counts.delivered - openCount(counts);
}

const COLUMNS: readonly Column<OperatorStats>[] = [
  { key: 'operator', head: words.operator, cell: ({ operator }) => OPERATOR_NAMES[operator] },
  { key: 'total', head: words.total, cell: ({ counts }) => formatNumber(counts.total) },
  { key: 'delivered', head: words.delivered, cell: ({ counts }) => formatNumber(counts.delivered) },
  { key: 'open', head: words.open, cell: ({ counts }) => formatNumber(openCount(counts)) },
  { key: 'undelivered', head: words.undelivered, cell: (row) => formatNumber(undelivered(row)) },
  { key: 'charged', head: words.charged, cell: ({ charged }) => <Money rial={charged} withoutUnit /> },
  { key: 'returned', head: words.returned, cell: ({ returned }) => <Money rial={returned} withoutUnit /> },
];
