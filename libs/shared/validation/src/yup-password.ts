import { string } from 'yup';
import { normaliseDigits } from './digits';
import * as messages from './messages';
import { passwordProblems } from './password';
import type { PasswordOwner } from './password';

// Apart from the other schemas: every form loads those, and few have a password.

/**
 * A new password. Only its digits are normalised; blanks at its ends are the user's own choice. Whose it is stands in the form's
 * own fields `username` and `mobile`, or is given.
 */
export const newPasswordSchema = (owner: PasswordOwner = {}) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? normaliseDigits(value) : value))
    .test('rule', (value, context) => {
      if (value === undefined || value === '') return true;
      const { username, mobile } = (context.parent ?? {}) as Readonly<Record<string, unknown>>;
      const text = (field: unknown) => (typeof field === 'string' ? field : '');
      const [first] = passwordProblems(value, { username: text(username), mobile: text(mobile), ...owner });
      return first === undefined || context.createError({ message: messages.PASSWORD_MESSAGES[first] });
    });

/** The repeated password; `otherField` is the name of the field that holds the first. */
export const passwordConfirmationSchema = (otherField: string) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? normaliseDigits(value) : value))
    .test('rule', messages.FIELD_MESSAGES.passwordMismatch, (value, { parent }) => {
      const first: unknown = parent[otherField];
      return (value ?? '') === (typeof first === 'string' ? normaliseDigits(first) : '');
    });
