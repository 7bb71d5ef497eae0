import { digitsOnly } from '@peyk/shared-validation';
import { useState, type KeyboardEvent } from 'react';
import { Icon } from '../icons/icon';
import { BareInput } from '../fields/field-frame';
import { styled } from '../theme/styled';
import { font, media, radius, size, tabular, tone } from '../tokens';
import { LOW_TOUCH } from './picker-size';

const ARROW = 28;

const Root = styled('div')({ display: 'grid', justifyItems: 'center', inlineSize: 56 });
const Arrow = styled('button')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: ARROW,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: tone.inkSoft,
  cursor: 'pointer',
  '&:hover': { background: tone.lapisSoft, color: tone.lapisText },
  '&[data-up="true"] > svg': { transform: 'rotate(180deg)' },
  [media.touch]: { blockSize: size.touch },
  [LOW_TOUCH]: { blockSize: ARROW },
});
const Value = styled(BareInput)({
  inlineSize: '100%',
  blockSize: size.control,
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.field,
  background: tone.surface,
  fontSize: font.lead,
  fontWeight: font.medium,
  ...tabular,
  '&[dir="ltr"]': { textAlign: 'center' },
  '&:focus-visible': { outline: `2px solid ${tone.lapisText}`, outlineOffset: 1 },
});

interface TimeSpinProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The caller may leave a change out; then the value stays as it is. */
  readonly onChange: (value: number) => void;
}

/** Hour, minute or second: arrows, the up and down keys, Home, End, or two typed digits. Past its end it begins again. */
export function TimeSpin({ label, value, min, max, step, onChange }: TimeSpinProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? String(value).padStart(2, '0');
  const change = (next: number) => {
    setTyped(null);
    if (next !== value) onChange(next);
  };
  const up = () => change(nextStep(value, step, { min, max }));
  const down = () => change(previousStep(value, step, { min, max }));
  const take = (text: string) => {
    const all = digitsOnly(text);
    // What is typed behind a finished number begins the next one: 58 and then 30 is 30.
    const isNext = typed === null && all.length > shown.length && all.startsWith(shown);
    const digits = (isNext ? all.slice(shown.length) : all).slice(-2);
    const number = Number(digits);
    // One digit may become two; a second one, or a first that no second can follow, ends the typing.
    if (digits.length === 1 && number * 10 <= max) return setTyped(digits);
    return digits !== '' && number >= min && number <= max ? change(number) : setTyped(null);
  };
  const leave = () => {
    const number = Number(typed);
    if (typed !== null && number >= min) change(number);
    setTyped(null);
  };
  const press = (event: KeyboardEvent) => {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowUp: up,
      ArrowDown: down,
      Home: () => change(min),
      End: () => change(max),
      Enter: leave,
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  return (
    <Root>
      <Arrow type="button" tabIndex={-1} aria-label={`${label} بیشتر`} data-up="true" onClick={up}>
        <Icon name="chevronDown" size={16} />
      </Arrow>
      <Value
        role="spinbutton"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => take(event.target.value)}
        onBlur={leave}
        onKeyDown={press}
      />
      <Arrow type="button" tabIndex={-1} aria-label={`${label} کمتر`} onClick={down}>
        <Icon name="chevronDown" size={16} />
      </Arrow>
    </Root>
  );
}

interface Ends {
  readonly min: number;
  readonly max: number;
}

/** The next multiple of the step; past the end the beginning. */
function nextStep(value: number, step: number, { min, max }: Ends): number {
  const next = Math.floor(value / step) * step + step;
  return next > max ? min : next;
}

function previousStep(value: number, step: number, { min, max }: Ends): number {
  const previous = Math.ceil(value / step) * step - step;
  return previous < min ? Math.max(min, Math.floor(max / step) * step) : previous;
}
