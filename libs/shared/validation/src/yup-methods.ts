import { type StringSchema, string } from 'yup';
import { isCityCode, isLandline, postalCodeProblem } from './address';
import { cardNumberProblem, shebaProblem } from './bank';
import { cleanCode, cleanGroupedCode, trimText } from './clean';
import { isOtpCode } from './codes';
import { isEconomicNumber, isRegistrationNumber, legalIdProblem, nationalIdProblem } from './identity';
import { isEmail, isWebsite } from './internet';
import * as messages from './messages';

/**
 * Schemas for forms. Each cleans its value first (so use `schema.cast(values)` before sending) and lets the empty value
 * pass: add `.required(requiredMessage('…'))` where it must be filled. They are functions rather than methods added to
 * yup, so that importing this library changes nothing global and what is not used is not bundled.
 */

/** A rule of any other library (a mobile number, a Jalali date) as a schema: `clean` first, then `problemOf` says why not, or null. */
export function checkedString(
  clean: (text: string) => string,
  problemOf: (value: string) => string | null,
): StringSchema<string | undefined> {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? clean(value) : value))
    .test('rule', (value, context) => {
      if (value === undefined || value === '') return true;
      const message = problemOf(value);
      return message === null || context.createError({ message });
    });
}

/** Free text, trimmed. */
export const textSchema = () => checkedString(trimText, () => null);

export const nationalIdSchema = () =>
  checkedString(cleanCode, explain(nationalIdProblem, messages.NATIONAL_ID_MESSAGES));
export const legalIdSchema = () => checkedString(cleanCode, explain(legalIdProblem, messages.LEGAL_ID_MESSAGES));
export const postalCodeSchema = () =>
  checkedString(cleanCode, explain(postalCodeProblem, messages.POSTAL_CODE_MESSAGES));
export const cardNumberSchema = () =>
  checkedString(cleanGroupedCode, explain(cardNumberProblem, messages.CARD_NUMBER_MESSAGES));
export const shebaSchema = () => checkedString(cleanGroupedCode, explain(shebaProblem, messages.SHEBA_MESSAGES));

export const landlineSchema = () => checkedString(cleanCode, unless(isLandline, 'landline'));
export const cityCodeSchema = () => checkedString(cleanCode, unless(isCityCode, 'cityCode'));
export const registrationNumberSchema = () =>
  checkedString(cleanCode, unless(isRegistrationNumber, 'registrationNumber'));
export const economicNumberSchema = () => checkedString(cleanCode, unless(isEconomicNumber, 'economicNumber'));
export const websiteSchema = () => checkedString(cleanCode, unless(isWebsite, 'website'));
export const emailSchema = () => checkedString(cleanCode, unless(isEmail, 'email'));
export const otpCodeSchema = () =>
  checkedString(
    cleanCode,
    unless((value) => isOtpCode(value), 'otpCode'),
  );

function explain<Problem extends string>(
  problemOf: (value: string) => Problem | null,
  sentences: Readonly<Record<Problem, string>>,
): (value: string) => string | null {
  return (value) => {
    const problem = problemOf(value);
    return problem === null ? null : sentences[problem];
  };
}

function unless(
  isRight: (value: string) => boolean,
  field: keyof typeof messages.FIELD_MESSAGES,
): (value: string) => string | null {
  return (value) => (isRight(value) ? null : messages.FIELD_MESSAGES[field]);
}
