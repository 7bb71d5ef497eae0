import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from '../theme/styled';
import { font, media, radius, size, space, tabular, tone } from '../tokens';

/** The place of the weeks: seven rows of days with their head. */
const List = styled('ul')({
  display: 'grid',
  gap: space[1],
  // Twelve months fill the place of the weeks; more than fits is scrolled.
  alignContent: 'stretch',
  blockSize: '100%',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: 2,
  overscrollBehavior: 'contain',
});
const Option = styled('li')({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: size.control,
  borderRadius: radius.field,
  cursor: 'pointer',
  ...tabular,
  '&:hover': { background: tone.lapisSoft },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current="date"]': { fontWeight: font.bold, color: tone.turquoiseText },
  '&[aria-selected="true"]': { background: tone.lapis, color: tone.onLapis, fontWeight: font.medium },
  '&[aria-disabled="true"]': { color: tone.inkSoft, cursor: 'not-allowed', background: 'transparent', opacity: 0.55 },
  [media.touch]: { minBlockSize: size.touch },
});

export interface Choice {
  readonly value: number;
  readonly label: string;
  readonly disabled: boolean;
  /** The month or year of today. */
  readonly current: boolean;
}

interface ChoiceListProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: number;
  readonly columns: number;
  readonly onPick: (value: number) => void;
  readonly onLeave: () => void;
}

/** Rows that one press of PageUp or PageDown goes past. */
const PAGE_ROWS = 5;

/** A list of months or years in columns. It takes the focus when it appears; arrows go in its rows and columns, Esc leaves it. */
export function ChoiceList({ label, choices, value, columns, onPick, onLeave }: ChoiceListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      choices.findIndex((choice) => choice.value === value),
    ),
  );

  useEffect(() => {
    const option = list.current?.children[active];
    if (!(option instanceof HTMLElement)) return;
    option.focus({ preventScroll: true });
    option.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  useEffect(() => {
    // Once, when the list appears: what is chosen stands in its middle.
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'center' });
  }, []);

  const pick = (choice: Choice | undefined) => {
    if (choice !== undefined && !choice.disabled) onPick(choice.value);
  };
  const press = (event: KeyboardEvent) => {
    const steps = stepsOf(event.key, columns);
    if (event.key === 'Escape') {
      // Only the list is left; the dialog around it stays.
      event.stopPropagation();
      onLeave();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      pick(choices[active]);
    } else if (steps !== null) {
      event.preventDefault();
      setActive(Math.min(choices.length - 1, Math.max(0, active + steps)));
    }
  };

  return (
    <List
      ref={list}
      role="listbox"
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      onKeyDown={press}
    >
      {choices.map((choice, index) => (
        <Option
          key={choice.value}
          role="option"
          tabIndex={index === active ? 0 : -1}
          aria-selected={choice.value === value}
          aria-disabled={choice.disabled || undefined}
          aria-current={choice.current ? 'date' : undefined}
          onClick={() => pick(choice)}
        >
          {choice.label}
        </Option>
      ))}
    </List>
  );
}

/** How far a key leads; the page reads from right to left. */
function stepsOf(key: string, columns: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: 1,
    ArrowRight: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * PAGE_ROWS,
    PageUp: -columns * PAGE_ROWS,
    Home: -Infinity,
    End: Infinity,
  };
  return steps[key] ?? null;
}
