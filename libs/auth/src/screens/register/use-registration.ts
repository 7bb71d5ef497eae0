import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@peyk/shared-api-client';
import { useFormik } from 'formik';
import { useState } from 'react';
import { register } from '../../api/register';
import { termsQuery } from '../../api/terms';
import type { Challenge } from '../../model/challenge';
import { firstStepWith, type Registration, type RegistrationField } from '../../model/registration';
import { standing, toRefusals, toRequest, type Refusals } from '../../model/registration-request';
import { registrationSchema } from '../../model/registration.schema';

interface RegistrationParts {
  readonly initial: Registration;
  readonly onChallenge: (challenge: Challenge) => void;
  /** The server refused fields; the first of them stands on this step. */
  readonly onRefused: (step: ReturnType<typeof firstStepWith>) => void;
}

/** The form of all three steps and its sending. */
export function useRegistration({ initial, onChallenge, onRefused }: RegistrationParts) {
  const client = useQueryClient();
  const [refusals, setRefusals] = useState<Refusals>({});
  const sending = useMutation({
    mutationFn: async (values: Registration) =>
      register(toRequest(values, (await client.ensureQueryData(termsQuery)).version)),
    onSuccess: onChallenge,
    onError: (cause, values) => {
      const found = cause instanceof ApiError ? toRefusals(cause.fields, values) : {};
      setRefusals(found);
      // Other terms are in force now: they have to be read before they are accepted.
      if (found.termsAccepted !== undefined) void client.invalidateQueries({ queryKey: termsQuery.queryKey });
      onRefused(firstStepWith(Object.keys(found)));
    },
  });
  const form = useFormik<Registration>({
    initialValues: initial,
    validationSchema: registrationSchema,
    onSubmit: (values) => sending.mutate(values),
  });
  const refused = standing(refusals, form.values);
  const errorOf = (field: RegistrationField): string | undefined =>
    (form.touched[field] === true ? form.errors[field] : undefined) ?? refused[field];
  /**
   * Binds a field, like `bindField`; beyond it a sentence of the server stands at the field for as long as that holds what
   * it was about. Leaving an empty field or box is no fault yet, see `bindFilled`: the line that says so would push the
   * button away from under the pointer that is pressing it, and the press would be lost. The steps get this with the form
   * and import nothing, so that the last one can be loaded alone.
   */
  const bind = <Name extends RegistrationField>(name: Name) => ({
    name,
    value: form.values[name],
    error: errorOf(name),
    onChange: (value: Registration[Name]) => void form.setFieldValue(name, value),
    onBlur: () => {
      if (form.values[name] !== '' && form.values[name] !== false) void form.setFieldTouched(name);
    },
  });
  const isToldByFields = Object.keys(refusals).length > 0;
  const failure = sending.isError && !isToldByFields ? sending.error : undefined;
  return { form, sending, bind, refused, failure } as const;
}

export type RegistrationForm = ReturnType<typeof useRegistration>;
