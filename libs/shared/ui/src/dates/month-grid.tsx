import {
  compareJalali,
  formatJalaliDate,
  type JalaliDate,
  type JalaliParts,
  WEEKDAY_LETTERS,
  WEEKDAY_NAMES,
} from '@peyk/shared-jalali';
import { toPersianDigits } from '@peyk/shared-validation';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { styled } from '../theme/styled';
import { font, media, motion, radius, size, tabular, tone } from '../tokens';
import { dayAfterKey, weeksOf } from './month-weeks';
import { LOW_ROW, LOW_TOUCH } from './picker-size';

const FRIDAY = 6;
const TODAY_MARK = 4;

const Table = styled('table')({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', ...tabular });
const Weekday = styled('th')({
  blockSize: 28,
  padding: 0,
  fontSize: font.caption,
  fontWeight: font.regular,
  color: tone.inkSoft,
  '& abbr': { textDecoration: 'none' },
  '&[data-friday="true"]': { color: tone.pomegranateText },
});
const Day = styled('td')({
  position: 'relative',
  blockSize: size.control,
  padding: 0,
  textAlign: 'center',
  lineHeight: font.tightLineHeight,
  cursor: 'pointer',
  '&:focus-visible': { outline: 'none' },
  [media.touch]: { blockSize: size.touch },
  [LOW_TOUCH]: { blockSize: LOW_ROW },
  '&[aria-disabled="true"]': { cursor: 'not-allowed' },
  '&[data-between]': { background: tone.lapisSoft },
  '&[data-between="first"], &[data-between="only"]': {
    borderStartStartRadius: radius.pill,
    borderEndStartRadius: radius.pill,
  },
  '&[data-between="last"], &[data-between="only"]': {
    borderStartEndRadius: radius.pill,
    borderEndEndRadius: radius.pill,
  },
});
const Face = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  marginInline: 'auto',
  borderRadius: radius.pill,
  transition: `background-color ${motion.quick}`,
  'td:hover > &': { background: tone.lapisSoft },
  'td:focus-visible > &': { outline: `2px solid ${tone.lapisText}`, outlineOffset: 1 },
  'td[data-friday="true"] > &': { color: tone.pomegranateText },
  'td[aria-current="date"] > &': { fontWeight: font.bold },
  'td[aria-current="date"] > &::after': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: TODAY_MARK,
    inlineSize: TODAY_MARK,
    blockSize: TODAY_MARK,
    borderRadius: radius.pill,
    background: tone.turquoise,
  },
  'td[data-between="first"] > &, td[data-between="last"] > &': {
    border: `2px solid ${tone.lapisText}`,
    color: tone.lapisText,
    fontWeight: font.medium,
  },
  'td[aria-disabled="true"] > &': { color: tone.inkSoft, opacity: 0.55, background: 'transparent' },
  'td[aria-selected="true"] > &': { background: tone.lapis, color: tone.onLapis, fontWeight: font.medium, opacity: 1 },
  'td[aria-selected="true"] > &::after': { background: tone.onLapis },
});

interface MonthGridProps {
  /** The id of the title of the month. */
  readonly labelledBy: string;
  /** The day on which the keyboard stands; its month is drawn. */
  readonly cursor: JalaliDate;
  readonly selected: JalaliParts | null;
  readonly today: JalaliParts;
  /** The first and last day of a range, between which the days are tinted. */
  readonly between?: readonly [JalaliParts, JalaliParts];
  readonly isAllowed: (day: JalaliDate) => boolean;
  readonly onCursor: (day: JalaliDate) => void;
  readonly onPick: (day: JalaliDate) => void;
}

/** The days of a month, as the grid of the ARIA date-picker pattern: one day is in the order of Tab, arrows lead to the others. */
export function MonthGrid({ cursor, isAllowed, onCursor, onPick, ...props }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);

  useEffect(() => {
    // Only who is in the grid already is taken along; who types or turns the pages stays where they are.
    if (grid.current?.contains(document.activeElement) !== true) return;
    grid.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cursor]);

  const pick = (day: JalaliDate) => {
    if (isAllowed(day)) onPick(day);
  };
  const press = (event: KeyboardEvent) => {
    const next = dayAfterKey(cursor, event.key, event.shiftKey);
    const isPick = event.key === 'Enter' || event.key === ' ';
    if (next === null && !isPick) return;
    event.preventDefault();
    if (next === null) pick(cursor);
    else onCursor(next);
  };

  return (
    <Table ref={grid} role="grid" aria-labelledby={props.labelledBy} onKeyDown={press}>
      <thead>
        <tr>
          {WEEKDAY_NAMES.map((name, index) => (
            <Weekday key={name} scope="col" data-friday={index === FRIDAY}>
              <abbr title={name}>{WEEKDAY_LETTERS[index]}</abbr>
            </Weekday>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(cursor.jy, cursor.jm).map((week, row) => (
          <tr key={row}>
            {week.map((day, weekday) =>
              day === null ? (
                // The same element as a day, and as able to have the focus: so the focus survives the turn of the month.
                <Day key={weekday} tabIndex={-1} style={{ cursor: 'default' }} />
              ) : (
                <Day
                  key={weekday}
                  role="gridcell"
                  tabIndex={day.jd === cursor.jd ? 0 : -1}
                  aria-label={formatJalaliDate(day, 'long')}
                  aria-selected={isSame(day, props.selected)}
                  aria-current={isSame(day, props.today) ? 'date' : undefined}
                  aria-disabled={!isAllowed(day) || undefined}
                  data-friday={weekday === FRIDAY}
                  data-between={placeIn(props.between, day)}
                  onClick={() => pick(day)}
                >
                  <Face>{toPersianDigits(day.jd)}</Face>
                </Day>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function isSame(day: JalaliParts, other: JalaliParts | null): boolean {
  return other !== null && compareJalali(day, other) === 0;
}

/** Where a day stands in a range, or nothing for a day outside. */
function placeIn(range: readonly [JalaliParts, JalaliParts] | undefined, day: JalaliParts) {
  if (range === undefined) return undefined;
  const [fromFirst, fromLast] = [compareJalali(day, range[0]), compareJalali(day, range[1])];
  if (fromFirst < 0 || fromLast > 0) return undefined;
  if (fromFirst === 0) return fromLast === 0 ? 'only' : 'first';
  return fromLast === 0 ? 'last' : 'middle';
}
