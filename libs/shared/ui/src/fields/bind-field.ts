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
 * typing.
 *
 * @example <TextField label="نام کاربری" {...bindField(form, 'username')} />
 */
export function bindField<Values extends object, Name extends keyof Values & string>(
  form: FormLike<Values>,
  name: Name,
) {
  const error: unknown = form.errors[name];
  const shown = typeof error === 'string' && Boolean(form.touched[name]) ? error : undefined;
  return {
    name,
    value: String(form.values[name]),
    error: shown,
    onChange: (value: string) => void form.setFieldValue(name, value),
    onBlur: () => void form.setFieldTouched(name),
  } as const;
}
