/** The steps of the form, in order. Their names stand in the address. */
export const REGISTRATION_STEPS = ['account', 'person', 'plan'] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];
export const LAST_STEP: RegistrationStep = 'plan';

/** What is typed on the three steps, as the fields hold it. */
export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly mobile: string;
  readonly personType: 'real' | 'legal';
  readonly firstName: string;
  readonly lastName: string;
  readonly nationalId: string;
  /** In the Jalali calendar, as typed: `1370/01/01`. */
  readonly birthDate: string;
  readonly companyName: string;
  readonly companyNationalId: string;
  readonly registrationNumber: string;
  readonly economicNumber: string;
  /** Empty for the first role, or where there is no choice. */
  readonly roleId: string;
  readonly packageId: string;
  readonly activityDomainId: string;
  readonly termsAccepted: boolean;
}

export type RegistrationField = keyof Registration;

export const EMPTY_REGISTRATION: Registration = {
  username: '',
  password: '',
  passwordConfirmation: '',
  mobile: '',
  personType: 'real',
  firstName: '',
  lastName: '',
  nationalId: '',
  birthDate: '',
  companyName: '',
  companyNationalId: '',
  registrationNumber: '',
  economicNumber: '',
  roleId: '',
  packageId: '',
  activityDomainId: '',
  termsAccepted: false,
};

const STEP_FIELDS: Readonly<Record<RegistrationStep, readonly RegistrationField[]>> = {
  account: ['username', 'password', 'passwordConfirmation', 'mobile'],
  person: [
    'personType',
    'firstName',
    'lastName',
    'nationalId',
    'birthDate',
    'companyName',
    'companyNationalId',
    'registrationNumber',
    'economicNumber',
  ],
  plan: ['packageId', 'roleId', 'activityDomainId', 'termsAccepted'],
};

export function fieldsOf(step: RegistrationStep): readonly RegistrationField[] {
  return STEP_FIELDS[step];
}

/** The first step that has one of these fields; undefined for none. */
export function firstStepWith(fields: readonly string[]): RegistrationStep | undefined {
  return REGISTRATION_STEPS.find((step) => STEP_FIELDS[step].some((field) => fields.includes(field)));
}

/** Reads the address; anything but a step's name is the first step. */
export function toStep(text: string | null): RegistrationStep {
  return REGISTRATION_STEPS.find((step) => step === text) ?? REGISTRATION_STEPS[0];
}

export function stepBefore(step: RegistrationStep): RegistrationStep | undefined {
  return REGISTRATION_STEPS[REGISTRATION_STEPS.indexOf(step) - 1];
}

export function stepAfter(step: RegistrationStep): RegistrationStep | undefined {
  return REGISTRATION_STEPS[REGISTRATION_STEPS.indexOf(step) + 1];
}
