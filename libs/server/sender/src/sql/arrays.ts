/**
 * A PostgreSQL array literal of numbers. The driver would quote and escape each element; for the thousands of rows of a
 * batch that costs more than the rest of the statement.
 */
export function numberArray(values: readonly (number | bigint | null)[] | Int32Array | Uint8Array): string {
  return Array.isArray(values) ? `{${values.map((value) => value ?? 'null').join(',')}}` : `{${values.join(',')}}`;
}
