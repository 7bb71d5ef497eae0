import { bindField } from '@peyk/shared-ui';

/**
 * Like `bindField`, but leaving an empty field is no fault yet. Otherwise the press of a link below would blur the field,
 * the sentence under it would push the link away from under the pointer, and the press would be lost.
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
