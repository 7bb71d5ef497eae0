import type { components } from '@peyk/shared-contract';
import { isoDayOf } from '@peyk/shared-jalali';
import type { Registration, RegistrationField } from './registration';
import { registrationSchema } from './registration.schema';

type Request = components['schemas']['Registration'];

/** What is sent for a registration that keeps the form's rules; each value in its canonical form. */
export function toRequest(typed: Registration, termsVersion: string): Request {
  const values: Registration = { ...typed, ...registrationSchema.cast(typed) };
  return {
    username: values.username,
    password: values.password,
    mobile: values.mobile,
    person: values.personType,
    first_name: values.firstName,
    last_name: values.lastName,
    national_id: values.nationalId,
    birth_date: isoDayOf(values.birthDate),
    ...(values.personType === 'legal' && {
      company: {
        name: values.companyName,
        national_id: values.companyNationalId,
        registration_number: values.registrationNumber,
        economic_number: values.economicNumber === '' ? null : values.economicNumber,
      },
    }),
    ...(values.roleId !== '' && { role_id: values.roleId }),
    package_id: values.packageId,
    activity_domain_id: values.activityDomainId,
    terms_version: termsVersion,
  };
}

/** How the contract names what a field holds. */
const NAMES: Readonly<Record<string, RegistrationField>> = {
  username: 'username',
  password: 'password',
  mobile: 'mobile',
  person: 'personType',
  first_name: 'firstName',
  last_name: 'lastName',
  national_id: 'nationalId',
  birth_date: 'birthDate',
  'company.name': 'companyName',
  'company.national_id': 'companyNationalId',
  'company.registration_number': 'registrationNumber',
  'company.economic_number': 'economicNumber',
  role_id: 'roleId',
  package_id: 'packageId',
  activity_domain_id: 'activityDomainId',
  terms_version: 'termsAccepted',
};

/** A sentence of the server about a value; it is of no account any more once the field holds another one. */
export interface Refusal {
  readonly value: unknown;
  readonly message: string;
}

export type Refusals = Readonly<Partial<Record<RegistrationField, Refusal>>>;

/** Sorts the server's sentences to the fields, with the values that they were about. */
export function toRefusals(errors: Readonly<Record<string, string>>, values: Registration): Refusals {
  const found: Partial<Record<RegistrationField, Refusal>> = {};
  for (const [name, message] of Object.entries(errors)) {
    const field = NAMES[name.replace(/^(body)?[./]/, '').replace(/\//g, '.')];
    if (field !== undefined) found[field] ??= { value: values[field], message };
  }
  return found;
}

/** The sentences that still hold for what is typed now. */
export function standing(refusals: Refusals, values: Registration): Partial<Record<RegistrationField, string>> {
  // The keys of refusals are fields; Object.entries widens them to string.
  const entries = Object.entries(refusals).filter(
    ([field, refusal]) => values[field as RegistrationField] === refusal.value,
  );
  return Object.fromEntries(entries.map(([field, refusal]) => [field, refusal.message]));
}
