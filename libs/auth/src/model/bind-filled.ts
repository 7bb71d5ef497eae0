import { bindField } from '@peyk/shared-ui';

/**
 * Like `bindField`, but leaving an empty field is no fault yet: anyone who only looks around is not corrected.
 */
export function bindFilled<Values extends object, Name extends keyof Values & string>(
  form: Parameters<typeof bindField<Values, Name>>[0],
  name: Name,
) {
  const field = bindField(form, name);
  return {
    ...field,
    onBlur: () => {
      if (form.values[name] !== '') field.onBlur();
    },
  };
}
