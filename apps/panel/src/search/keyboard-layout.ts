/** The keys of a Latin keyboard, and what the Persian layout (ISIRI 9147) writes with each, in the same order. */
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,";
const PERSIAN_KEYS = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو';

const toPersian = new Map([...LATIN_KEYS].map((key, index) => [key, PERSIAN_KEYS.charAt(index)]));
const toLatin = new Map([...PERSIAN_KEYS].map((key, index) => [key, LATIN_KEYS.charAt(index)]));

const typedWith = (keys: ReadonlyMap<string, string>, text: string) =>
  Array.from(text, (letter) => keys.get(letter) ?? letter).join('');

/**
 * What a text would be had it been typed with the other keyboard layout: «'chva» is «گزارش» without the switch to Persian,
 * «سپس» is `sms` without the switch to Latin. `null` where no letter would change.
 *
 * @param folded a text as `foldText` gives it
 */
export function otherLayout(folded: string): string | null {
  const keys = /\p{Script=Arabic}/u.test(folded) ? toLatin : toPersian;
  const other = typedWith(keys, folded);
  return other === folded ? null : other;
}
