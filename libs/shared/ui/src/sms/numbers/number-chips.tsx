import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../actions/button';
import { IconButton } from '../../actions/icon-button';
import { VisuallyHidden } from '../../layout/visually-hidden';
import { formatNumber } from '../../numbers/format-number';
import { MobileNumber } from '../../numbers/mobile-number';
import { styled } from '../../theme/styled';
import { font, media, motion, radius, size, space, tone } from '../../tokens';
import { NUMBER_WORDS, spoken } from './number-words';
import { OperatorWord } from './operator-word';

/** A list longer than this folds: a thousand chips would push the page away and cost time to draw. */
const FOLD_ABOVE = 20;
/** What stays to be seen of a folded list: the newest, because they are what was just typed and wants a look. */
const SHOWN_WHEN_FOLDED = 12;

const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
const Chip = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.control,
  paddingInlineStart: space[3],
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.field,
  background: tone.sunken,
  fontSize: font.caption,
  transition: `border-color ${motion.quick}`,
  '&:hover, &:focus-within': { borderColor: tone.lapisText },
  '& > button': { blockSize: size.control - 2 },
  // Two beside each other on a phone: who carries the numbers stands in the summary above them.
  [media.mobile]: { gap: space[1], '& > [data-operator]': { display: 'none' } },
});

interface NumberChipsProps {
  readonly label: string;
  readonly numbers: readonly string[];
  readonly disabled: boolean;
  readonly onRemove: (number: string) => void;
  /** Leaves the chips towards the input: after the last one, or because none is left. */
  readonly onLeave: () => void;
  readonly onShowAll: () => void;
}

/**
 * The chosen numbers as chips: one stop of the Tab key, the arrow keys go from chip to chip, Home and End to the ends,
 * Delete and Backspace remove. After a removal the focus stays at the place.
 */
export function NumberChips({ label, numbers, disabled, onRemove, onLeave, onShowAll }: NumberChipsProps) {
  const helpId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();
  const moves = useRef(false);
  const isFolded = numbers.length > FOLD_ABOVE;
  const shown = isFolded ? numbers.slice(-SHOWN_WHEN_FOLDED) : numbers;
  const stop = current !== undefined && shown.includes(current) ? current : shown.at(-1);

  // The chip that gets the focus may exist only after the removal was drawn.
  useEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    list.current?.querySelector<HTMLElement>('button[data-chip][tabindex="0"]')?.focus();
  }, [stop, numbers]);

  const moveTo = (index: number) => {
    const number = shown[Math.max(0, Math.min(shown.length - 1, index))];
    moves.current = true;
    setCurrent(number);
    if (number === stop) list.current?.querySelector<HTMLElement>('button[data-chip][tabindex="0"]')?.focus();
  };
  const remove = (number: string) => {
    const at = shown.indexOf(number);
    const next = shown[at + 1] ?? shown[at - 1];
    setCurrent(next);
    moves.current = next !== undefined;
    onRemove(number);
    if (next === undefined) onLeave();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const number = event.target instanceof HTMLElement ? event.target.dataset['chip'] : undefined;
    if (number === undefined || disabled) return;
    const at = shown.indexOf(number);
    // In a right-to-left page the next chip stands to the left.
    const target = { ArrowLeft: at + 1, ArrowRight: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (target === undefined && event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    if (target === undefined) remove(number);
    else if (target === shown.length) onLeave();
    else moveTo(target);
  };

  return (
    <>
      <VisuallyHidden id={helpId}>{NUMBER_WORDS.chipsHelp}</VisuallyHidden>
      <Chips ref={list} aria-label={`${label}: فهرست`} aria-describedby={helpId} onKeyDown={press}>
        {isFolded && (
          <li>
            <Button icon="search" onClick={onShowAll}>
              {formatNumber(numbers.length - shown.length)} شمارهٔ دیگر
            </Button>
          </li>
        )}
        {shown.map((number) => (
          <Chip key={number}>
            <MobileNumber number={number} />
            <OperatorWord number={number} />
            <IconButton
              icon="close"
              iconSize={14}
              label={`حذف ${spoken(number)}`}
              data-chip={number}
              tabIndex={number === stop ? 0 : -1}
              disabled={disabled}
              onFocus={() => setCurrent(number)}
              onClick={() => remove(number)}
            />
          </Chip>
        ))}
      </Chips>
    </>
  );
}
