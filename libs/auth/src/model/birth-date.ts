import { isoDayOf, parseJalali } from '@peyk/shared-jalali';
import { checkedString, trimText } from '@peyk/shared-validation';
import { messages } from '../messages';

/**
 * A birth date as it is typed, in the Jalali calendar: a day that exists and has passed.
 *
 * @param today Gregorian day, `YYYY-MM-DD`
 */
export const birthDateSchema = (today: () => string) =>
  checkedString(trimText, (text) => {
    const parsed = parseJalali(text);
    if (!parsed.ok) return parsed.message;
    return isoDayOf(text) >= today() ? messages.birthDateInFuture : null;
  });
