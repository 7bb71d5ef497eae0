import { DomainError, HTTP_ERRORS } from '@peyk/server-http';
import type { OperationInput } from '@peyk/server-http';
import { INVALID_MOBILE_KEY, parseMobileKey } from '@peyk/shared-sms';
import {
  FIELD_MESSAGES,
  LEGAL_ID_MESSAGES,
  NATIONAL_ID_MESSAGES,
  cleanCode,
  isEconomicNumber,
  isRegistrationNumber,
  legalIdProblem,
  nationalIdProblem,
  requiredMessage,
  trimText,
} from '@peyk/shared-validation';
import { ACCOUNT_ADMIN_ERRORS } from '../admin/account-admin.errors';
import { newPasswordFault } from '../password/check-new-password';
import { isUsername } from '../sign-in/username';

type Body = OperationInput<'register'>['body'];

/** A Persian sentence for each field at fault, under its name in the contract. */
export type FieldErrors = Record<string, string>;

/** A registration that keeps every rule, in its stored form. */
export interface CheckedRegistration {
  username: string;
  /** The nine digits after 9. */
  mobile: number;
  person: 'real' | 'legal';
  firstName: string;
  lastName: string;
  nationalId: string;
  birthDate: string;
  company: CheckedCompany | null;
}

export interface CheckedCompany {
  name: string;
  nationalId: string;
  registrationNumber: string;
  economicNumber: string | null;
}

const OLDEST_YEARS = 130;
const BIRTH_DATE = 'تاریخ تولد درست نیست؛ لطفاً روز، ماه و سال تولد را بازبینی کنید.';
const NO_COMPANY = 'ثبت‌نام شخص حقیقی مشخصات شرکت ندارد؛ لطفاً نوع شخص را بازبینی کنید.';
const NAME_LETTERS = 'این نام نویسهٔ نادرستی دارد؛ لطفاً آن را دوباره بنویسید.';

/** A name as people write it, trimmed; empties and what cannot be seen are faults. */
function checkName(errors: FieldErrors, field: string, { value, label }: { value: string; label: string }): string {
  const name = trimText(value);
  if (name === '') errors[field] = requiredMessage(label);
  // PostgreSQL has no NUL, and a line break in a name breaks whatever shows it.
  else if (/\p{Cc}/u.test(name)) errors[field] = NAME_LETTERS;
  return name;
}

function checkNationalId(errors: FieldErrors, value: string): string {
  const nationalId = cleanCode(value);
  const problem = nationalIdProblem(nationalId);
  if (problem) errors['national_id'] = NATIONAL_ID_MESSAGES[problem];
  return nationalId;
}

/** A day that exists, not in the future and not longer ago than anybody lives. */
function isBirthDate(day: string, now: Date): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(day)) return false;
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - OLDEST_YEARS);
  return at <= now && at >= oldest;
}

function throwIfAny(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new DomainError({ ...HTTP_ERRORS.invalid, errors });
}

/** @throws 422-1 with a sentence for each field at fault. */
export function checkIdentityFields(body: { national_id: string; birth_date: string }, now: Date) {
  const errors: FieldErrors = {};
  const nationalId = checkNationalId(errors, body.national_id);
  if (!isBirthDate(body.birth_date, now)) errors['birth_date'] = BIRTH_DATE;
  throwIfAny(errors);
  return { nationalId, birthDate: body.birth_date };
}

function checkCompany(errors: FieldErrors, { person, company }: Body): CheckedCompany | null {
  if (person === 'real') {
    if (company) errors['company'] = NO_COMPANY;
    return null;
  }
  if (!company) {
    errors['company'] = requiredMessage('مشخصات شرکت');
    return null;
  }
  const name = checkName(errors, 'company.name', { value: company.name, label: 'نام شرکت' });
  const nationalId = cleanCode(company.national_id);
  const problem = legalIdProblem(nationalId);
  if (problem) errors['company.national_id'] = LEGAL_ID_MESSAGES[problem];
  const registrationNumber = cleanCode(company.registration_number);
  if (!isRegistrationNumber(registrationNumber)) {
    errors['company.registration_number'] = FIELD_MESSAGES.registrationNumber;
  }
  const economicNumber = cleanCode(company.economic_number ?? '') || null;
  if (economicNumber !== null && !isEconomicNumber(economicNumber)) {
    errors['company.economic_number'] = FIELD_MESSAGES.economicNumber;
  }
  return { name, nationalId, registrationNumber, economicNumber };
}

/**
 * Everything about a registration that can be told without the database; the rules are those of shared/validation.
 * @throws 422-1 with a sentence for each field at fault, together with `others`.
 */
export function checkRegistration(body: Body, now: Date, others: FieldErrors = {}): CheckedRegistration {
  const errors: FieldErrors = {};
  const username = cleanCode(body.username);
  if (!isUsername(username)) errors['username'] = ACCOUNT_ADMIN_ERRORS.badUsername.message;
  const passwordFault = newPasswordFault(body.password, { username, mobile: body.mobile });
  if (passwordFault) errors['password'] = passwordFault;
  const mobile = parseMobileKey(body.mobile);
  if (mobile === INVALID_MOBILE_KEY) errors['mobile'] = FIELD_MESSAGES.mobile;
  const checked = {
    username,
    mobile,
    person: body.person,
    firstName: checkName(errors, 'first_name', { value: body.first_name, label: 'نام' }),
    lastName: checkName(errors, 'last_name', { value: body.last_name, label: 'نام خانوادگی' }),
    nationalId: checkNationalId(errors, body.national_id),
    birthDate: body.birth_date,
    company: checkCompany(errors, body),
  };
  if (!isBirthDate(body.birth_date, now)) errors['birth_date'] = BIRTH_DATE;
  throwIfAny({ ...errors, ...others });
  return checked;
}
