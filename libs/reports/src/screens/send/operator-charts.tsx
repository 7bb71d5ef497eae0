import { OPERATOR_NAMES } from '@peyk/shared-sends';
import { BarChart, DonutChart, space, styled } from '@peyk/shared-ui';
import { messages } from '../../messages';
import { STATUS_GROUPS, type SendStats } from '../../model/status-groups';

const words = messages.operators;

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space[6],
  '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** What became of the messages with each operator, and of all of them together. */
export default function OperatorCharts({ operators, language }: SendStats) {
  return (
    <Pair>
      <BarChart
        stacked
        title={words.chart(words.languages[language])}
        categories={operators.map(({ operator }) => OPERATOR_NAMES[operator])}
        series={STATUS_GROUPS.map(({ countOf, ...group }) => ({ ...group, values: operators.map(countOf) }))}
      />
      <DonutChart
        title={words.shares}
        unit={words.unit}
        slices={STATUS_GROUPS.map(({ countOf, ...group }) => ({
          ...group,
          value: operators.reduce((sum, row) => sum + countOf(row), 0),
        }))}
      />
    </Pair>
  );
}
