const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;

/** Persian and Arabic digits of a text to Latin ones; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  });
}

/** Only the digits of a text, in Latin: what the inputs of type tel and number keep. */
export function digitsOnly(text: string): string {
  return toLatinDigits(text).replace(/\D/g, '');
}
