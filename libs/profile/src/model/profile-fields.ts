import { parseJalali, isoDayOf, jalaliTextOf } from '@peyk/shared-jalali';
import {
  ECONOMIC_NUMBER_MAX_DIGITS,
  EMAIL_MAX_CHARS,
  FIELD_MESSAGES,
  CITY_CODE_DIGITS,
  LANDLINE_MAX_DIGITS,
  LEGAL_ID_MAX_DIGITS,
  NATIONAL_ID_DIGITS,
  POSTAL_CODE_DIGITS,
  REGISTRATION_NUMBER_MAX_DIGITS,
  WEBSITE_MAX_CHARS,
  checkedString,
  cityCodeSchema,
  cleanCode,
  economicNumberSchema,
  emailSchema,
  landlineSchema,
  legalIdSchema,
  nationalIdSchema,
  postalCodeSchema,
  registrationNumberSchema,
  textSchema,
  toPersianDigits,
  trimText,
  websiteSchema,
} from '@peyk/shared-validation';
import { object, string, type StringSchema } from 'yup';
import type { ProfileChanges, ProfileDetails, ProfileField } from '../api/profile';
import { profileMessages as words } from '../profile-messages';

const NAME_CHARS = 60;
const COMPANY_CHARS = 120;
export const ADDRESS_CHARS = 300;
const ID_NUMBER_DIGITS = 10;

/** How a field is written: `lines` is a long text, `choice` one of few. */
type Kind = 'text' | 'lines' | 'digits' | 'latin' | 'day' | 'person' | 'gender';

export interface FieldRule {
  readonly label: string;
  readonly kind: Kind;
  readonly maxLength?: number;
  readonly schema: () => StringSchema<string | undefined>;
}

const name = (label: string, maxLength = NAME_CHARS): FieldRule => ({
  label,
  kind: 'text',
  maxLength,
  schema: textSchema,
});
const digits = (label: string, maxLength: number, schema: FieldRule['schema']): FieldRule => ({
  ...{ label, kind: 'digits', maxLength, schema },
});
const idNumber = () =>
  checkedString(cleanCode, (text) => (/^\d{1,10}$/.test(text) ? null : 'شمارهٔ شناسنامه باید ۱ تا ۱۰ رقم باشد.'));
/** A Jalali day that exists; whether it has passed, the server says. */
const day = (label: string): FieldRule => ({
  ...{ label, kind: 'day' },
  schema: () =>
    checkedString(trimText, (text) => {
      const parsed = parseJalali(text);
      return parsed.ok ? null : parsed.message;
    }),
});

/** What each field is called, how it is written, and what it may be. */
export const FIELDS: Readonly<Record<ProfileField, FieldRule>> = {
  person: { label: 'نوع شخص', kind: 'person', schema: string },
  first_name: name('نام'),
  last_name: name('نام خانوادگی'),
  national_id: digits('کد ملی', NATIONAL_ID_DIGITS, nationalIdSchema),
  birth_date: day('تاریخ تولد'),
  father_name: name('نام پدر'),
  birth_place: name('محل تولد'),
  id_number: digits('شمارهٔ شناسنامه', ID_NUMBER_DIGITS, idNumber),
  gender: { label: 'جنسیت', kind: 'gender', schema: string },
  company_name: name('نام شرکت', COMPANY_CHARS),
  company_national_id: digits('شناسهٔ ملی شرکت', LEGAL_ID_MAX_DIGITS, legalIdSchema),
  registration_number: digits('شمارهٔ ثبت', REGISTRATION_NUMBER_MAX_DIGITS, registrationNumberSchema),
  registration_date: day('تاریخ ثبت'),
  economic_number: digits('کد اقتصادی', ECONOMIC_NUMBER_MAX_DIGITS, economicNumberSchema),
  ceo_first_name: name('نام مدیرعامل'),
  ceo_last_name: name('نام خانوادگی مدیرعامل'),
  ceo_national_id: digits('کد ملی مدیرعامل', NATIONAL_ID_DIGITS, nationalIdSchema),
  email: { label: 'ایمیل', kind: 'latin', maxLength: EMAIL_MAX_CHARS, schema: emailSchema },
  website: { label: 'وب‌سایت', kind: 'latin', maxLength: WEBSITE_MAX_CHARS, schema: websiteSchema },
  city_code: digits('کد شهر', CITY_CODE_DIGITS, cityCodeSchema),
  landline: digits('تلفن ثابت', LANDLINE_MAX_DIGITS, landlineSchema),
  postal_code: digits('کد پستی', POSTAL_CODE_DIGITS, postalCodeSchema),
  address: { label: 'نشانی', kind: 'lines', maxLength: ADDRESS_CHARS, schema: textSchema },
};

export type Section = 'personal' | 'company' | 'contact' | 'address';

export const SECTIONS: Readonly<Record<Section, readonly ProfileField[]>> = {
  personal: [
    ...(['person', 'gender', 'first_name', 'last_name', 'father_name', 'national_id'] as const),
    ...(['birth_date', 'birth_place', 'id_number'] as const),
  ],
  company: [
    ...([
      'company_name',
      'company_national_id',
      'registration_number',
      'registration_date',
      'economic_number',
    ] as const),
    ...(['ceo_first_name', 'ceo_last_name', 'ceo_national_id'] as const),
  ],
  contact: ['email', 'website', 'city_code', 'landline'],
  address: ['postal_code', 'address'],
};

/** What a field says to people; undefined while it was not told. */
export function shownOf(field: ProfileField, details: ProfileDetails): string | undefined {
  const value = details[field];
  if (value === null) return undefined;
  const { kind } = FIELDS[field];
  if (kind === 'person' || kind === 'gender') return { ...words.person, ...words.gender }[value as 'real' | 'male'];
  return kind === 'day' ? toPersianDigits(jalaliTextOf(value)) : value;
}

export type SectionValues = Record<string, string>;

/** What the form of some fields begins with: days as they are typed. */
export function valuesOf(fields: readonly ProfileField[], details: ProfileDetails): SectionValues {
  return Object.fromEntries(
    fields.map((field) => {
      const value = details[field] ?? '';
      return [field, FIELDS[field].kind === 'day' && value !== '' ? jalaliTextOf(value) : value];
    }),
  );
}

export const schemaOf = (fields: readonly ProfileField[]) =>
  object(Object.fromEntries(fields.map((field) => [field, completing(field, FIELDS[field].schema())])));

/** An address is complete with its postal code, and the other way round; the half that is missing says so. */
const OTHER_HALF: Partial<Record<ProfileField, ProfileField>> = { postal_code: 'address', address: 'postal_code' };

function completing(field: ProfileField, schema: StringSchema<string | undefined>) {
  const other = OTHER_HALF[field];
  if (other === undefined) return schema;
  return schema.test('complete', FIELD_MESSAGES.incompleteAddress, (value, { parent }) => {
    const beside: unknown = (parent as SectionValues)[other];
    return trimText(value ?? '') !== '' || typeof beside !== 'string' || trimText(beside) === '';
  });
}

/** What is sent: what was emptied is taken back. */
export function changesOf(values: SectionValues): ProfileChanges {
  const entries = (Object.entries(values) as [ProfileField, string][]).map(([field, value]) => {
    if (value === '') return [field, null];
    return [field, FIELDS[field].kind === 'day' ? isoDayOf(value) : value];
  });
  // Each value is of the kind that its field has in the contract.
  return Object.fromEntries(entries) as ProfileChanges;
}
