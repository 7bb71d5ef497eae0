import {
  economicNumberSchema,
  legalIdSchema,
  maxLengthMessage,
  nationalIdSchema,
  newPasswordSchema,
  passwordConfirmationSchema,
  registrationNumberSchema,
  requiredChoiceMessage,
  requiredMessage,
  textSchema,
} from '@peyk/shared-validation';
import { ValidationError, boolean, object, string, type StringSchema } from 'yup';
import { messages } from '../messages';
import { birthDateSchema } from './birth-date';
import { mobileSchema } from './mobile';
import { LAST_STEP, firstStepWith, type Registration, type RegistrationStep } from './registration';
import { today } from './today';
import { usernameSchema } from './username';

/** As in the contract of `register`. */
export const NAME_MAX_CHARS = 50;
export const COMPANY_NAME_MAX_CHARS = 100;

const name = (label: string, maxChars: number) =>
  textSchema().required(requiredMessage(label)).max(maxChars, maxLengthMessage(label, maxChars));

/** Asked of companies only; of a person whatever was typed there before is of no account. */
const ofCompany = (schema: StringSchema<string | undefined>) =>
  string().when('personType', ([personType]: readonly unknown[]) => (personType === 'legal' ? schema : string()));

/** Everything that a registration needs, on all of its steps. */
export const registrationSchema = object({
  username: usernameSchema().required(requiredMessage(messages.username)),
  password: newPasswordSchema().required(requiredMessage(messages.password)),
  passwordConfirmation: passwordConfirmationSchema('password').required(requiredMessage(messages.repeatPassword)),
  mobile: mobileSchema().required(requiredMessage(messages.mobile)),
  personType: string()
    .oneOf(['real', 'legal'] as const)
    .required(),
  firstName: name(messages.firstName, NAME_MAX_CHARS),
  lastName: name(messages.lastName, NAME_MAX_CHARS),
  nationalId: nationalIdSchema().required(requiredMessage(messages.nationalId)),
  birthDate: birthDateSchema(today).required(requiredMessage(messages.birthDate)),
  companyName: ofCompany(name(messages.companyName, COMPANY_NAME_MAX_CHARS)),
  companyNationalId: ofCompany(legalIdSchema().required(requiredMessage(messages.companyNationalId))),
  registrationNumber: ofCompany(registrationNumberSchema().required(requiredMessage(messages.registrationNumber))),
  economicNumber: ofCompany(economicNumberSchema()),
  roleId: string(),
  packageId: string().required(requiredChoiceMessage(messages.package)),
  activityDomainId: string().required(requiredChoiceMessage(messages.activityDomain)),
  termsAccepted: boolean().oneOf([true], messages.termsRequired).required(),
}).required();

/** The passwords are not kept over a reload, so that their absence leads nobody back. */
const NOT_KEPT: readonly string[] = ['password', 'passwordConfirmation'];

/** The first step that is not filled in well yet, and the last one when all are; passwords do not count. */
export function firstOpenStep(values: Registration): RegistrationStep {
  try {
    registrationSchema.validateSync(values, { abortEarly: false });
    return LAST_STEP;
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    const wrong = cause.inner.flatMap(({ path }) => (path === undefined || NOT_KEPT.includes(path) ? [] : [path]));
    return firstStepWith(wrong) ?? LAST_STEP;
  }
}
