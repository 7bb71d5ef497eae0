const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;
const LATIN_DIGIT = /[0-9]/g;
const ANY_DIGIT = /\p{Nd}/u;
const PERSIAN_ZERO = 0x06f0;

/**
 * Persian (۰-۹), Arabic (٠-٩) and all other decimal digits (full-width, Devanagari ...) become Latin; everything else stays.
 * Inputs and storage have Latin digits only.
 */
export function normaliseDigits(text: string): string {
  return text.replace(FOREIGN_DIGIT, (digit) => String(digitValue(digit)));
}

/** Unicode keeps the digits of a script side by side, from zero to nine: the value is the distance from the zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (ANY_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** For display inside Persian text: Latin and Arabic digits become Persian; everything else stays. */
export function toPersianDigits(text: string | number | bigint): string {
  return normaliseDigits(String(text)).replace(LATIN_DIGIT, (digit) =>
    String.fromCharCode(PERSIAN_ZERO + Number(digit)),
  );
}

/** What a field of type tel or number keeps of what was typed or pasted: Latin digits, nothing else. */
export function digitsOnly(text: string): string {
  return normaliseDigits(text).replace(/\D/g, '');
}
