import { instantToTehran } from '@peyk/shared-jalali';
import { Fragment } from 'react';
import { styled } from '../theme/styled';
import { font, media, radius, size, space, tone } from '../tokens';
import { PICKER_WORDS } from './picker-words';
import { valueOf, type PickerTime } from './picker-value';
import { TimeSpin } from './time-spin';

const NOON = 12;

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  marginBlockStart: space[2],
  paddingBlockStart: space[1],
  borderBlockStart: `1px solid ${tone.hairline}`,
});
const Colon = styled('span')({ fontWeight: font.bold, color: tone.inkSoft });
const Half = styled('button')({
  minInlineSize: 52,
  blockSize: size.control,
  marginInlineStart: space[2],
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.field,
  background: tone.surface,
  color: tone.lapisText,
  fontWeight: font.medium,
  cursor: 'pointer',
  '&:hover': { background: tone.lapisSoft },
  [media.touch]: { blockSize: size.touch },
});

interface TimeRowProps {
  /** The instant whose time is shown. */
  readonly shown: string;
  readonly time: PickerTime;
  /** Gets the same day with another time; the caller leaves out what is not within the bounds. */
  readonly onChange: (value: string) => void;
}

/** The clock under the calendar: hour, minute and, where asked, second, on the clock of Tehran. */
export function TimeRow({ shown, time, onChange }: TimeRowProps) {
  const wall = instantToTehran(shown);
  const set = (part: { hour?: number; minute?: number; second?: number }) =>
    onChange(valueOf({ ...wall, ...part }, { time }));
  const isTwelve = time.hours === NOON;
  const isAfternoon = wall.hour >= NOON;
  const spins = [
    {
      label: PICKER_WORDS.hour,
      value: isTwelve ? wall.hour % NOON || NOON : wall.hour,
      min: isTwelve ? 1 : 0,
      max: isTwelve ? NOON : 23,
      step: time.hourStep ?? 1,
      set: (hour: number) => set({ hour: isTwelve ? (hour % NOON) + (isAfternoon ? NOON : 0) : hour }),
    },
    sixty(PICKER_WORDS.minute, wall.minute, time.minuteStep, (minute) => set({ minute })),
    ...(time.seconds === true
      ? [sixty(PICKER_WORDS.second, wall.second, time.secondStep, (second) => set({ second }))]
      : []),
  ];
  return (
    // A clock reads from left to right in every language.
    <Root dir="ltr">
      {spins.map(({ set: onSpin, ...spin }, index) => (
        <Fragment key={spin.label}>
          {index > 0 && <Colon aria-hidden="true">:</Colon>}
          <TimeSpin {...spin} onChange={onSpin} />
        </Fragment>
      ))}
      {isTwelve && (
        <Half
          type="button"
          aria-label={`${PICKER_WORDS.halfOfDay}: ${isAfternoon ? PICKER_WORDS.afternoon : PICKER_WORDS.morning}`}
          onClick={() => set({ hour: (wall.hour + NOON) % (2 * NOON) })}
        >
          {isAfternoon ? PICKER_WORDS.afternoon : PICKER_WORDS.morning}
        </Half>
      )}
    </Root>
  );
}

function sixty(label: string, value: number, step: number | undefined, set: (value: number) => void) {
  return { label, value, min: 0, max: 59, step: step ?? 1, set };
}
