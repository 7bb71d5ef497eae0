/** The value of the digit at `index` of a string that is known to hold Latin digits. */
export function digitAt(text: string, index: number): number {
  return text.charCodeAt(index) - 48;
}

/** Luhn's check over a string of Latin digits (ISO/IEC 7812): every second digit from the right counts twice. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = digitAt(digits, digits.length - 1 - i);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Remainder by 97 of a decimal string of any length (ISO 7064), digit by digit so that no number grows too large. */
export function mod97(digits: string): number {
  let remainder = 0;
  for (let i = 0; i < digits.length; i += 1) remainder = (remainder * 10 + digitAt(digits, i)) % 97;
  return remainder;
}

/** Whether a text is one character over and over, such as 1111111111. */
export function isOneCharRepeated(text: string): boolean {
  return /^(.)\1+$/.test(text);
}
