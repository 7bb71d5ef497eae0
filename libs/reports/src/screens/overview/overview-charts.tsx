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
import { MeasuresCard, type ExtraColumn } from './measures-card';

const words = messages.overview;

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** More lines than this nobody can tell apart in a drawing; the others are in the list of sends. */
const MOST_LINES = 8;

/** As many as are told apart; hardly anybody sends in more ways. */
const MOST_TYPES = 12;

const dayName = ({ day }: OverviewDay) => formatDay(day);
const hourName = ({ hour }: OverviewHour) => words.hourName(formatNumber(hour));
const rial = (value: number) => words.rial(formatNumber(value));
const SHARE: readonly ExtraColumn<SentCounts>[] = [
  { key: 'share', label: words.share, textOf: ({ delivered, sent }) => formatPercent(delivered, sent) },
];
const SHARE_AND_COST = [
  ...SHARE,
  { key: 'cost', label: words.costOfAll, textOf: ({ charged }: SentCounts) => formatNumber(charged) },
];

/** The charts of a range, each also a table. */
export function OverviewCharts({ overview }: { readonly overview: Overview }) {
  const { days, hours, lines, operators, types } = overview;
  const byDay = { rows: days, nameHead: words.day, nameOf: dayName, look: 'lines' } as const;
  return (
    <>
      <MeasuresCard {...byDay} title={words.sentTitle} measures={SENT_MEASURES} extras={SHARE} />
      <MeasuresCard {...byDay} title={words.cost} measures={COST_MEASURES} formatValue={rial} />
      <Pair>
        <MeasuresCard
          title={words.operatorsTitle}
          rows={operators}
          nameHead={words.operator}
          nameOf={({ operator }) => OPERATOR_NAMES[operator]}
          measures={OUTCOME_MEASURES}
          look="stacks"
          extras={SHARE}
        />
        <MeasuresCard
          title={words.linesTitle}
          rows={lines.slice(0, MOST_LINES)}
          nameHead={words.line}
          nameOf={({ from_number }) => from_number}
          measures={OUTCOME_MEASURES}
          look="stacks"
          extras={SHARE}
          conclusion={lines.length > MOST_LINES ? words.moreLines(formatNumber(MOST_LINES)) : undefined}
        />
      </Pair>
      <MeasuresCard
        title={words.typesTitle}
        rows={types.slice(0, MOST_TYPES)}
        nameHead={words.type}
        nameOf={({ type }) => messages.types[type]}
        measures={OUTCOME_MEASURES}
        look="stacks"
        extras={SHARE_AND_COST}
        conclusion={types.length > MOST_TYPES ? words.moreTypes(formatNumber(MOST_TYPES)) : undefined}
      />
      <MeasuresCard
        title={words.hoursTitle}
        rows={hours}
        nameHead={words.hour}
        nameOf={hourName}
        measures={SENT_MEASURES}
        look="bars"
        extras={SHARE}
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
