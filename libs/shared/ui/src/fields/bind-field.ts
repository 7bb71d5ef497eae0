import { afterPress } from './after-press';

/** The part of a Formik form that a field needs. */
interface FormLike<Values> {
  readonly values: Values;
  readonly errors: Partial<Record<keyof Values, unknown>>;
  readonly touched: Partial<Record<keyof Values, unknown>>;
  readonly setFieldValue: (field: string, value: unknown) => unknown;
  readonly setFieldTouched: (field: string) => unknown;
}

/**
 * Binds a text-like field to a form. An error shows only after the field was left, so that nobody is corrected while
 * typing, and not before the press is over that left it.
 *
 * @example <TextField label="نام کاربری" {...bindField(form, 'username')} />
 */
export function bindField<Values extends object, Name extends keyof Values & string>(
  form: FormLike<Values>,
  name: Name,
) {
  return {
    ...bindValue<Values, Name>(form, name),
    value: String(form.values[name]),
    onChange: setterOf(form, name),
  } as const;
}

/**
 * The same for fields whose value is no text: a checkbox, a switch, a list with several choices, a radio group with named
 * values.
 *
 * @example <Checkbox label="قوانین را می‌پذیرم" {...bindValue(form, 'accepted')} />
 */
export function bindValue<Values extends object, Name extends keyof Values & string>(
  form: FormLike<Values>,
  name: Name,
) {
  const error: unknown = form.errors[name];
  return {
    name,
    value: form.values[name],
    error: typeof error === 'string' && Boolean(form.touched[name]) ? error : undefined,
    onChange: (value: Values[Name]) => void form.setFieldValue(name, value),
    onBlur: () => afterPress(() => void form.setFieldTouched(name)),
  } as const;
}

function setterOf<Values extends object>(form: FormLike<Values>, name: string): (value: string) => void {
  return (value) => void form.setFieldValue(name, value);
}
