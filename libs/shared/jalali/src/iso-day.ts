import { toGregorian, toJalali } from './calendar';
import { pad } from './digits';
import { jalaliToText } from './format';
import { parseJalali } from './parse';

/**
 * The Gregorian day of a typed Jalali one: `1370/01/01` is `1991-03-21`.
 *
 * @throws RangeError for a text that is no day; `parseJalali` says whether it is one
 */
export function isoDayOf(jalaliText: string): string {
  const parsed = parseJalali(jalaliText);
  if (!parsed.ok) throw new RangeError('Not a Jalali day.');
  const { gy, gm, gd } = toGregorian(parsed.date);
  return `${pad(gy, 4)}-${pad(gm, 2)}-${pad(gd, 2)}`;
}

/** The other way round: `1991-03-21` is `1370/01/01`, in Latin digits. @throws RangeError for what is no day */
export function jalaliTextOf(isoDay: string): string {
  const [gy = NaN, gm = NaN, gd = NaN] = isoDay.split('-').map(Number);
  return jalaliToText(toJalali({ gy, gm, gd }));
}
