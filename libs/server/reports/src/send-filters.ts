import { DomainError, HTTP_ERRORS, reachNow } from '@peyk/server-http';
import { lineDigits } from '@peyk/shared-contract';
import type { operations } from '@peyk/shared-contract';
import type { SendFilters } from './send-search';

type AskedFilters = NonNullable<operations['listSends']['requestBody']['content']['application/json']['filters']>;

/** The known API's name of each filter that has one. */
const KNOWN_NAMES = {
  send_id: 'messages_outbox_id',
  state: 'state_id',
  from_date: 'create_from_date',
  to_date: 'create_to_date',
} as const satisfies Partial<Record<keyof AskedFilters, keyof AskedFilters>>;

const TWICE = 'این فیلتر با دو نام داده شده است؛ لطفاً فقط یکی را نگه دارید.';

/** Two words about one thing may differ, and then nobody could say which one holds. @throws 422-1 */
function requireOneName(filters: AskedFilters): void {
  const twice = Object.entries(KNOWN_NAMES).filter(
    ([name, known]) => filters[name as keyof typeof KNOWN_NAMES] !== undefined && filters[known] !== undefined,
  );
  if (twice.length === 0) return;
  throw new DomainError({
    ...HTTP_ERRORS.invalid,
    errors: Object.fromEntries(twice.map(([, known]) => [`filters.${known}`, TWICE])),
  });
}

const SECOND_MS = 1_000;
const LAST_OF_SECOND_MS = 999;

/** An instant as text, or as the second that holds it. */
function instantOf(text: string | undefined, seconds: number | undefined, offsetMs: number): Date | undefined {
  if (text !== undefined) return new Date(text);
  return seconds === undefined ? undefined : new Date(seconds * SECOND_MS + offsetMs);
}

/** What the list of sends is narrowed to, under our names and under the known ones. @throws 422-1 for a filter under both */
export function sendFiltersOf(filters: AskedFilters = {}): SendFilters {
  requireOneName(filters);
  const sendId = filters.send_id ?? filters.messages_outbox_id;
  const { lineIds } = reachNow();
  return {
    ...(lineIds !== null && { lineIds }),
    sendId: sendId === undefined ? undefined : BigInt(sendId),
    fromNumber: filters.number === undefined ? undefined : lineDigits(filters.number),
    text: filters.message,
    state: filters.state ?? filters.state_id,
    awaitsReceipts: filters.awaits_receipts,
    type: filters.type,
    userId: filters.user_id === undefined ? undefined : BigInt(filters.user_id),
    fromDate: instantOf(filters.from_date, filters.create_from_date, 0),
    toDate: instantOf(filters.to_date, filters.create_to_date, LAST_OF_SECOND_MS),
  };
}
