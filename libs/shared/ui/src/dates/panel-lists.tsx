import {
  JALALI_MONTH_NAMES,
  type JalaliDate,
  jalaliDate,
  jalaliMonthLength,
  type JalaliParts,
} from '@peyk/shared-jalali';
import { toPersianDigits } from '@peyk/shared-validation';
import { ChoiceList } from './choice-list';
import { yearsAround } from './month-weeks';
import { isMonthWithin, isYearWithin, type PickerBounds } from './picker-bounds';
import { PICKER_WORDS } from './picker-words';

interface PanelListProps {
  readonly cursor: JalaliDate;
  readonly today: JalaliParts;
  readonly bounds: PickerBounds;
  /** Gets the day in the month or year that was chosen; the last one where that month is shorter. */
  readonly onPick: (day: JalaliDate) => void;
  readonly onLeave: () => void;
}

/** The twelve months of the year that is shown. */
export function MonthList({ cursor, today, bounds, onPick, onLeave }: PanelListProps) {
  return (
    <ChoiceList
      label={PICKER_WORDS.chooseMonth}
      columns={3}
      value={cursor.jm}
      choices={JALALI_MONTH_NAMES.map((label, index) => ({
        value: index + 1,
        label,
        disabled: !isMonthWithin(cursor.jy, index + 1, bounds),
        current: cursor.jy === today.jy && index + 1 === today.jm,
      }))}
      onPick={(jm) => onPick(inMonth(cursor, cursor.jy, jm))}
      onLeave={onLeave}
    />
  );
}

/** The list of 201 years. */
export function YearList({ cursor, today, bounds, onPick, onLeave }: PanelListProps) {
  return (
    <ChoiceList
      label={PICKER_WORDS.chooseYear}
      columns={4}
      value={cursor.jy}
      choices={yearsAround(today.jy, cursor.jy).map((jy) => ({
        value: jy,
        label: toPersianDigits(jy),
        disabled: !isYearWithin(jy, bounds),
        current: jy === today.jy,
      }))}
      onPick={(jy) => onPick(inMonth(cursor, jy, cursor.jm))}
      onLeave={onLeave}
    />
  );
}

function inMonth(day: JalaliDate, jy: number, jm: number): JalaliDate {
  return jalaliDate(jy, jm, Math.min(day.jd, jalaliMonthLength(jy, jm)));
}
