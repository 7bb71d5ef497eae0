import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';

/** A copy of an earlier send brings this many recipients at most; more belong in a phonebook or a file. */
export const COPY_LIMIT = 1000;
const PAGE_SIZE = 100;

/** What an earlier send said, and to whom; `numbers` is null when they were too many to copy. */
export interface SendCopy {
  readonly line: string;
  readonly text: string;
  readonly numbers: readonly string[] | null;
}

/** The text and the recipients of an earlier send, for sending it again. */
export function copyQuery(sendId: string) {
  return queryOptions({
    queryKey: ['sends', 'copy', sendId] as const,
    queryFn: ({ signal }) => readCopy(sendId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readCopy(sendId: string, signal: AbortSignal): Promise<SendCopy> {
  const send = await answerOf(api.GET('/report/by_bulk', { params: { query: { send_id: sendId } }, signal }));
  const numbers: string[] = [];
  for (let page = 1; page <= COPY_LIMIT / PAGE_SIZE; page += 1) {
    const body = { send_id: sendId, page, limit: PAGE_SIZE };
    const { items, paging } = await answerOf(api.POST('/report/recipients', { body, signal }));
    if (paging.total > COPY_LIMIT) return { line: send.from_number, text: send.text, numbers: null };
    numbers.push(...items.map(({ number }) => number));
    if (numbers.length >= paging.total || items.length === 0) break;
  }
  return { line: send.from_number, text: send.text, numbers };
}
