import type { Registration, RegistrationField } from '../../model/registration';
import type { RegistrationForm } from './use-registration';

/**
 * Binds a field to the registration. Like `bindField`, and beyond it a sentence of the server stands at the field for as
 * long as the field holds what it was about.
 */
export function bindRegistration<Name extends RegistrationField>({ form, errorOf }: RegistrationForm, name: Name) {
  return {
    name,
    value: form.values[name],
    error: errorOf(name),
    onChange: (value: Registration[Name]) => void form.setFieldValue(name, value),
    // Leaving an empty field is no fault yet: see `bindFilled`.
    onBlur: () => {
      if (form.values[name] !== '') void form.setFieldTouched(name);
    },
  } as const;
}
