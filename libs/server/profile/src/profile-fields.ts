import type { components } from '@peyk/shared-contract';
import {
  FIELD_MESSAGES,
  LEGAL_ID_MESSAGES,
  NATIONAL_ID_MESSAGES,
  POSTAL_CODE_MESSAGES,
  cleanCode,
  isCityCode,
  isEconomicNumber,
  isEmail,
  isLandline,
  isRegistrationNumber,
  isWebsite,
  legalIdProblem,
  nationalIdProblem,
  postalCodeProblem,
  trimText,
} from '@peyk/shared-validation';

export type ProfileField = components['schemas']['ProfileField'];
export type ProfileDetails = components['schemas']['ProfileDetails'];
export type ProfileChanges = components['schemas']['ProfileChanges'];

const OLDEST_YEARS = 130;
const LETTERS = 'این بخش نویسهٔ نادرستی دارد؛ لطفاً آن را دوباره بنویسید.';
const BIRTH_DATE = 'تاریخ تولد درست نیست؛ لطفاً روز، ماه و سال تولد را بازبینی کنید.';
const REGISTRATION_DATE = 'تاریخ ثبت درست نیست؛ لطفاً روز، ماه و سال ثبت شرکت را بازبینی کنید.';
const ID_NUMBER = 'شمارهٔ شناسنامه باید ۱ تا ۱۰ رقم باشد.';

/** What is wrong with a value that was cleaned; undefined for nothing. */
type Fault = (value: string, now: Date) => string | undefined;
interface Rule {
  clean: (value: string) => string;
  fault: Fault;
}

/** A name or an address as people write it; PostgreSQL has no NUL, and a line break in a name breaks whatever shows it. */
const words: Rule = { clean: trimText, fault: (value) => (/\p{Cc}/u.test(value) ? LETTERS : undefined) };
const code = (fault: Fault): Rule => ({ clean: cleanCode, fault });
const unless = (isRight: (value: string) => boolean, sentence: string): Rule =>
  code((value) => (isRight(value) ? undefined : sentence));

/** A day that exists, has come, and is not longer ago than anybody lives. */
function isPastDay(day: string, now: Date): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(day)) return false;
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - OLDEST_YEARS);
  return at <= now && at >= oldest;
}
const day = (sentence: string): Rule => code((value, now) => (isPastDay(value, now) ? undefined : sentence));

const nationalId = code((value) => {
  const problem = nationalIdProblem(value);
  return problem ? NATIONAL_ID_MESSAGES[problem] : undefined;
});
const legalId = code((value) => {
  const problem = legalIdProblem(value);
  return problem ? LEGAL_ID_MESSAGES[problem] : undefined;
});
const postalCode = code((value) => {
  const problem = postalCodeProblem(value);
  return problem ? POSTAL_CODE_MESSAGES[problem] : undefined;
});
/** The contract has its values. */
const choice: Rule = { clean: (value) => value, fault: () => undefined };

const RULES: Readonly<Record<ProfileField, Rule>> = {
  person: choice,
  gender: choice,
  first_name: words,
  last_name: words,
  national_id: nationalId,
  birth_date: day(BIRTH_DATE),
  father_name: words,
  birth_place: words,
  id_number: unless((value) => /^\d{1,10}$/.test(value), ID_NUMBER),
  company_name: words,
  company_national_id: legalId,
  registration_number: unless(isRegistrationNumber, FIELD_MESSAGES.registrationNumber),
  registration_date: day(REGISTRATION_DATE),
  economic_number: unless(isEconomicNumber, FIELD_MESSAGES.economicNumber),
  ceo_first_name: words,
  ceo_last_name: words,
  ceo_national_id: nationalId,
  email: unless(isEmail, FIELD_MESSAGES.email),
  website: unless(isWebsite, FIELD_MESSAGES.website),
  city_code: unless(isCityCode, FIELD_MESSAGES.cityCode),
  landline: unless(isLandline, FIELD_MESSAGES.landline),
  postal_code: postalCode,
  address: words,
};

export const PROFILE_FIELDS = Object.keys(RULES) as ProfileField[];

/** Of an account that has told nothing yet. */
export const NO_DETAILS: ProfileDetails = {
  ...(Object.fromEntries(PROFILE_FIELDS.map((field) => [field, null])) as Record<
    Exclude<ProfileField, 'person'>,
    null
  >),
  person: 'real',
};

const ADDRESS = ['postal_code', 'address'] as const;

/**
 * A change of an address leaves it complete or takes it away: half of one leads no letter anywhere. One of before that stays as it was
 * is let be: who sends the whole profile back to change something else has not touched it.
 * @returns a sentence for the half that is missing
 */
export function addressErrors(
  before: Partial<ProfileDetails>,
  after: Partial<ProfileDetails>,
): Partial<Record<ProfileField, string>> {
  const isSame = ADDRESS.every((field) => (before[field] ?? null) === (after[field] ?? null));
  if (isSame) return {};
  const missing = ADDRESS.filter((field) => (after[field] ?? null) === null);
  return missing.length === 1 ? { [missing[0] ?? 'address']: FIELD_MESSAGES.incompleteAddress } : {};
}

/**
 * The changes in their stored form: cleaned, null for what is emptied.
 * @returns them, and a sentence for each field at fault
 */
export function checkChanges(body: ProfileChanges, now: Date) {
  const errors: Partial<Record<ProfileField, string>> = {};
  const checked: [ProfileField, string | null][] = [];
  for (const field of PROFILE_FIELDS) {
    const given = body[field];
    if (given === undefined) continue;
    const { clean, fault } = RULES[field];
    const value = given === null ? '' : clean(given);
    const sentence = value === '' ? undefined : fault(value, now);
    if (sentence !== undefined) errors[field] = sentence;
    checked.push([field, value === '' ? null : value]);
  }
  return { changes: Object.fromEntries(checked) as ProfileChanges, errors };
}
