import { DomainError } from './domain-error';
import type { ErrorDescription } from './domain-error';

interface FailOptions<Field extends string> {
  /** The contract's name of the field at which the sentence is shown, too. */
  field?: Field;
  /** What this case has to say beyond the table's sentence. */
  message?: string;
  remedy?: string;
}

/** Ends the call with an error of a table. The second argument may be the field alone. */
export type Fail<Table, Field extends string = string> = (
  name: keyof Table & string,
  options?: Field | FailOptions<Field>,
) => never;

/**
 * The way in which a library ends calls: `export const fail: Fail<typeof ERRORS> = failWith(ERRORS)`. The type is written out,
 * because only then does TypeScript know that nothing comes after it.
 */
export function failWith<Table extends Readonly<Record<string, ErrorDescription>>, Field extends string = string>(
  table: Table,
): Fail<Table, Field> {
  return (name, options = {}) => {
    const { field, ...said } = typeof options === 'string' ? { field: options } : options;
    // Of the table's own keys.
    const error = { ...(table[name] as ErrorDescription), ...said };
    throw new DomainError(field === undefined ? error : { ...error, errors: { [field]: error.message } });
  };
}
