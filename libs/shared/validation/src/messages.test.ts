import { toPersianDigits } from './digits';
import * as limits from './limits';
import * as messages from './messages';

describe('messages', () => {
  it.each([
    [messages.NATIONAL_ID_MESSAGES.format, [limits.NATIONAL_ID_DIGITS]],
    [messages.LEGAL_ID_MESSAGES.format, [limits.LEGAL_ID_MIN_DIGITS, limits.LEGAL_ID_MAX_DIGITS]],
    [messages.CARD_NUMBER_MESSAGES.format, [limits.CARD_NUMBER_DIGITS]],
    [messages.SHEBA_MESSAGES.format, [limits.SHEBA_CHARS - 2]],
    [messages.POSTAL_CODE_MESSAGES.format, [limits.POSTAL_CODE_DIGITS]],
    [messages.PASSWORD_MESSAGES.tooShort, [limits.PASSWORD_MIN_CHARS]],
    [messages.PASSWORD_MESSAGES.tooLong, [limits.PASSWORD_MAX_CHARS]],
    [messages.PASSWORD_RULE_LABELS.minChars, [limits.PASSWORD_MIN_CHARS]],
    [messages.tooLongMessage(12, 0, 'رقم'), [12]],
    [messages.tooLongMessage(10, 3, 'رقم'), [10, 3]],
    [messages.FIELD_MESSAGES.landline, [limits.LANDLINE_MAX_DIGITS]],
    [messages.FIELD_MESSAGES.cityCode, [limits.CITY_CODE_DIGITS]],
    [
      messages.FIELD_MESSAGES.registrationNumber,
      [limits.REGISTRATION_NUMBER_MIN_DIGITS, limits.REGISTRATION_NUMBER_MAX_DIGITS],
    ],
    [messages.FIELD_MESSAGES.economicNumber, [limits.ECONOMIC_NUMBER_MIN_DIGITS, limits.ECONOMIC_NUMBER_MAX_DIGITS]],
    [messages.FIELD_MESSAGES.otpCode, [limits.OTP_MIN_DIGITS, limits.OTP_MAX_DIGITS]],
  ])('say the limit that the rule has: %s', (sentence, numbers) => {
    expect(sentence.match(/[۰-۹]+/g)).toEqual(numbers.map(toPersianDigits));
  });

  it('are spelled with Persian letters only', () => {
    const all = [messages.FIELD_MESSAGES, messages.PASSWORD_MESSAGES, messages.SHEBA_MESSAGES].flatMap(Object.values);
    for (const sentence of all) expect(sentence).not.toMatch(/[يك٠-٩]/);
  });
});
