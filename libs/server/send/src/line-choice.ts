import { DomainError, HTTP_ERRORS } from '@peyk/server-http';
import { lineDigits } from '@peyk/shared-contract';

const MISSING = 'این مقدار لازم است؛ لطفاً آن را وارد کنید.';
const TWICE = 'خط با دو نام داده شده است؛ لطفاً فقط یکی را نگه دارید.';

/** Digits of the line that a price is asked for, under our name or under the known one. @throws 422-1 unless it is exactly one */
export function lineOf({ from_number, number }: { from_number?: string; number?: string }): string {
  const given = from_number ?? number;
  if (given === undefined) throw new DomainError({ ...HTTP_ERRORS.invalid, errors: { from_number: MISSING } });
  if (from_number !== undefined && number !== undefined)
    throw new DomainError({ ...HTTP_ERRORS.invalid, errors: { number: TWICE } });
  return lineDigits(given);
}
