import { DateTextField, Notice, RadioGroup, TextField } from '@peyk/shared-ui';
import {
  ECONOMIC_NUMBER_MAX_DIGITS,
  LEGAL_ID_MAX_DIGITS,
  NATIONAL_ID_DIGITS,
  REGISTRATION_NUMBER_MAX_DIGITS,
} from '@peyk/shared-validation';
import { Columns } from '../../components/columns';
import { messages } from '../../messages';
import { registrationMessages } from '../../registration-messages';
import { COMPANY_NAME_MAX_CHARS, NAME_MAX_CHARS } from '../../model/registration.schema';
import type { RegistrationForm } from './use-registration';

const PERSON_TYPES = [
  { value: 'real', label: registrationMessages.realPerson, description: registrationMessages.realPersonHelp },
  { value: 'legal', label: registrationMessages.legalPerson, description: registrationMessages.legalPersonHelp },
] as const;

interface PersonStepProps {
  readonly registration: RegistrationForm;
}

/** Second step: who it is, and for whom. */
export default function PersonStep({ registration }: PersonStepProps) {
  const isLegal = registration.form.values.personType === 'legal';
  return (
    <>
      <RadioGroup
        {...registration.bind('personType')}
        label={registrationMessages.personType}
        options={PERSON_TYPES}
        cards
      />
      {isLegal && <CompanyFields registration={registration} />}
      {isLegal && <Notice tone="info">{registrationMessages.representative}</Notice>}
      <Columns>
        <TextField
          {...registration.bind('firstName')}
          label={messages.firstName}
          maxLength={NAME_MAX_CHARS}
          autoComplete="given-name"
          required
        />
        <TextField
          {...registration.bind('lastName')}
          label={messages.lastName}
          maxLength={NAME_MAX_CHARS}
          autoComplete="family-name"
          required
        />
        <TextField
          {...registration.bind('nationalId')}
          label={messages.nationalId}
          kind="digits"
          maxLength={NATIONAL_ID_DIGITS}
          required
        />
        <DateTextField
          {...registration.bind('birthDate')}
          label={messages.birthDate}
          hint={messages.birthDateHint}
          placeholder="1370/01/01"
          required
        />
      </Columns>
    </>
  );
}

function CompanyFields({ registration }: PersonStepProps) {
  return (
    <>
      <TextField
        {...registration.bind('companyName')}
        label={messages.companyName}
        maxLength={COMPANY_NAME_MAX_CHARS}
        autoComplete="organization"
        required
      />
      <Columns>
        <TextField
          {...registration.bind('companyNationalId')}
          label={messages.companyNationalId}
          kind="digits"
          maxLength={LEGAL_ID_MAX_DIGITS}
          required
        />
        <TextField
          {...registration.bind('registrationNumber')}
          label={messages.registrationNumber}
          kind="digits"
          maxLength={REGISTRATION_NUMBER_MAX_DIGITS}
          required
        />
        <TextField
          {...registration.bind('economicNumber')}
          label={registrationMessages.economicNumber}
          kind="digits"
          maxLength={ECONOMIC_NUMBER_MAX_DIGITS}
        />
      </Columns>
    </>
  );
}
