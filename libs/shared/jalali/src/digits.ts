const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;

/** Latin digits as Persian ones. This library stands alone, so it has its own two lines for it. */
export function persianDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(PERSIAN_ZERO + Number(digit)));
}

/** Persian and Arabic digits as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  });
}

/** Latin digits, padded with zeros; a minus stays in front. */
export function pad(value: number, width: number): string {
  return `${value < 0 ? '-' : ''}${String(Math.abs(value)).padStart(width, '0')}`;
}
