import { Button, Caption, Card, DateRangeField, Stack, styled, space, tone } from '@peyk/shared-ui';
import { messages } from '../../messages';
import { RANGE_CHOICES, choiceOf, endOfToday, type OverviewFilterValues } from '../../model/overview-range';

const words = messages.overview;

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '& > [aria-pressed="true"]': { background: tone.turquoiseSoft, color: tone.turquoiseText },
});

interface RangeBarProps {
  readonly values: OverviewFilterValues;
  readonly now: number;
  /** What is wrong with the own range. */
  readonly error: string | undefined;
  readonly onChange: (values: OverviewFilterValues) => void;
}

/** Which days are shown: the last ones, or a range of the person's own. */
export function RangeBar({ values, now, error, onChange }: RangeBarProps) {
  const chosen = choiceOf(values);
  const { from = '', to = '' } = values.range ?? {};
  return (
    <Card>
      <Stack gap={3}>
        <Choices role="group" aria-label={words.range}>
          {RANGE_CHOICES.map((choice) => (
            <Button
              key={choice}
              variant="quiet"
              aria-pressed={chosen === choice}
              onClick={() => onChange({ ...values, days: choice })}
            >
              {words.choices[choice]}
            </Button>
          ))}
        </Choices>
        {chosen === 'own' && (
          <DateRangeField
            label={words.ownRange}
            value={{ from, to }}
            error={error}
            max={endOfToday(now)}
            clock={() => now}
            onChange={(range) =>
              onChange({
                ...values,
                range: { ...(range.from !== '' && { from: range.from }), ...(range.to !== '' && { to: range.to }) },
              })
            }
          />
        )}
        <Caption as="p">{words.note}</Caption>
      </Stack>
    </Card>
  );
}
