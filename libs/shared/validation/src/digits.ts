const FOREIGN_DIGIT = /[۰-۹٠-٩]/g;
const LATIN_DIGIT = /[0-9]/g;
const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;

/** Persian (۰-۹) and Arabic (٠-٩) digits become Latin; everything else stays. Inputs and storage have Latin digits only. */
export function normaliseDigits(text: string): string {
  return text.replace(FOREIGN_DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  });
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
