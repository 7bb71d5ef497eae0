import { OPERATOR_NAMES } from '@peyk/shared-sends';
import { formatNumber, formatPercent, space, styled } from '@peyk/shared-ui';
import type { Overview, SentCounts } from '../../api/get-overview';
import { messages } from '../../messages';
import {
  COST_MEASURES,
  HEARD_MEASURES,
  OUTCOME_MEASURES,
  SENT_MEASURES,
  bestHour,
  type OverviewDay,
  type OverviewHour,
} from '../../model/overview-measures';
import { formatDay } from '../../model/overview-range';
import { MeasuresCard } from './measures-card';

const words = messages.overview;

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** More lines than this nobody can tell apart in a drawing; the others are in the list of sends. */
const MOST_LINES = 8;

const dayName = ({ day }: OverviewDay) => formatDay(day);
const hourName = ({ hour }: OverviewHour) => words.hourName(formatNumber(hour));
const rial = (value: number) => words.rial(formatNumber(value));
const share = { label: words.share, textOf: ({ delivered, sent }: SentCounts) => formatPercent(delivered, sent) };

/** The charts of a range, each also a table. */
export function OverviewCharts({ overview }: { readonly overview: Overview }) {
  const { days, hours, lines, operators } = overview;
  const byDay = { rows: days, nameHead: words.day, nameOf: dayName, look: 'lines' } as const;
  return (
    <>
      <MeasuresCard {...byDay} title={words.sentTitle} measures={SENT_MEASURES} extra={share} />
      <MeasuresCard {...byDay} title={words.cost} measures={COST_MEASURES} formatValue={rial} />
      <Pair>
        <MeasuresCard
          title={words.operatorsTitle}
          rows={operators}
          nameHead={words.operator}
          nameOf={({ operator }) => OPERATOR_NAMES[operator]}
          measures={OUTCOME_MEASURES}
          look="stacks"
          extra={share}
        />
        <MeasuresCard
          title={words.linesTitle}
          rows={lines.slice(0, MOST_LINES)}
          nameHead={words.line}
          nameOf={({ from_number }) => from_number}
          measures={OUTCOME_MEASURES}
          look="stacks"
          extra={share}
          conclusion={lines.length > MOST_LINES ? words.moreLines(formatNumber(MOST_LINES)) : undefined}
        />
      </Pair>
      <MeasuresCard
        title={words.hoursTitle}
        rows={hours}
        nameHead={words.hour}
        nameOf={hourName}
        measures={SENT_MEASURES}
        look="bars"
        extra={share}
        conclusion={hoursConclusion(hours)}
      />
      <MeasuresCard {...byDay} title={words.heardTitle} measures={HEARD_MEASURES} />
    </>
  );
}

function hoursConclusion(hours: readonly OverviewHour[]): string {
  const best = bestHour(hours);
  if (best === undefined) return words.tooFew;
  return words.bestHour(formatNumber(best.hour), formatNumber(best.hour + 1), formatPercent(best.delivered, best.sent));
}
