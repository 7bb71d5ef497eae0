import { answerOf, api } from '@peyk/shared-api-client';
import { COPY_LIMIT, type SendCopy } from './copy-send';

const PAGE_SIZE = 100;

/** Reads an earlier send and its recipients, page by page. @throws {ApiError} */
export async function readCopy(sendId: string, signal: AbortSignal): Promise<SendCopy> {
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
