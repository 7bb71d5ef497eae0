import { latinDigits, pad } from './digits';

/** How a text is laid out: how many digits each group has, and what stands between a group and the next. */
interface Layout {
  readonly digits: readonly number[];
  readonly separators: readonly string[];
  /** Separators that appear by themselves as soon as the group before them is full. */
  readonly eager: string;
  /** Which group is the hour; the one after it is the minute. */
  readonly hourGroup?: number;
}

const DATE: Layout = { digits: [4, 2, 2], separators: ['/', '/'], eager: '/' };
const DATE_TIME: Layout = { digits: [4, 2, 2, 2, 2], separators: ['/', '/', ' ', ':'], eager: '/:', hourGroup: 3 };
const CLOCK: Layout = { digits: [2, 2], separators: [':'], eager: ':', hourGroup: 0 };

const YEAR_DIGITS = 4;
const MAX_HOUR = 23;
const MAX_MINUTE = 59;

/**
 * The text of a Jalali date filter after a keystroke or a paste: digits (of any script, as Latin ones) and slashes only, with a
 * slash after the 4th and the 7th character while typing. A month typed with one digit and a slash gets its zero.
 *
 * @param typed what the input holds now
 * @param previous what it held before; when the text became shorter nothing is inserted, so that deleting works
 */
export function maskJalaliDate(typed: string, previous = ''): string {
  return mask(typed, previous, DATE);
}

interface DateTimeMask {
  /** What the input held before; when the text became shorter nothing is inserted. */
  readonly previous?: string;
  /** Cuts a colon, a slash or a blank at the end: for the moment when the field is left or its text is sent. */
  readonly trimTrailingColon?: boolean;
}

/**
 * The text of a Jalali date-and-time filter, `1405/08/29 14:05`: digits, slash, blank and colon only; slashes after year and month, a
 * colon after the hour; an hour above 23 becomes 23, a minute above 59 becomes 59.
 */
export function maskJalaliDateTime(
  typed: string,
  { previous = '', trimTrailingColon = false }: DateTimeMask = {},
): string {
  const masked = mask(typed, previous, DATE_TIME);
  return trimTrailingColon ? masked.replace(/[:/ ]+$/, '') : masked;
}

/**
 * The text of a time, `14:05`, after a keystroke or a paste: digits and a colon after the hour, clamped like the time of
 * `maskJalaliDateTime`.
 */
export function maskClock(typed: string, previous = ''): string {
  return mask(typed, previous, CLOCK);
}

function mask(typed: string, previous: string, layout: Layout): string {
  const kept = [...latinDigits(typed)].filter((sign) => isDigit(sign) || layout.separators.includes(sign)).join('');
  const longest = layout.digits.reduce((sum, count) => sum + count, layout.separators.length);
  if (kept.length < previous.length) return clampTimes(kept.slice(0, longest), layout);
  return write(groupsOf(kept, layout), layout);
}

/** The digits of a text in their groups. A group that was closed by hand has one after it, even when that is still empty. */
function groupsOf(text: string, { digits }: Layout): readonly string[] {
  const groups = [''];
  for (const sign of text) {
    const last = groups.length - 1;
    const current = groups[last] ?? '';
    const isLastGroup = last === digits.length - 1;
    if (isDigit(sign)) {
      if (current.length < (digits[last] ?? 0)) groups[last] = current + sign;
      else if (!isLastGroup) groups.push(sign);
    } else if (current !== '' && !isLastGroup) {
      groups.push('');
    }
  }
  return groups;
}

function write(groups: readonly string[], layout: Layout): string {
  const { digits, separators, eager } = layout;
  const last = groups.length - 1;
  return groups
    .map((group, index) => {
      const isClosedByHand = index === last - 1 && groups[last] === '';
      const padded = isClosedByHand && digits[index] !== YEAR_DIGITS ? pad(Number(group), 2) : group;
      const text = clampGroup(padded, index, layout);
      const separator = separators[index] ?? '';
      if (index < last) return text + separator;
      return text.length === digits[index] && eager.includes(separator) ? text + separator : text;
    })
    .join('');
}

function clampGroup(text: string, index: number, { hourGroup }: Layout): string {
  if (text.length < 2 || hourGroup === undefined || index < hourGroup) return text;
  return pad(Math.min(index === hourGroup ? MAX_HOUR : MAX_MINUTE, Number(text)), 2);
}

/** The clamps for a text that is not laid out anew because someone is deleting in it. */
function clampTimes(text: string, layout: Layout): string {
  const parts = text.split(/([/ :])/);
  return parts.map((part, index) => (index % 2 === 0 ? clampGroup(part, index / 2, layout) : part)).join('');
}

function isDigit(sign: string): boolean {
  return sign >= '0' && sign <= '9';
}
