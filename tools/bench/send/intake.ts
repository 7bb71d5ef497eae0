import type { ApiClient } from '../client.ts';
import { benchNumbers } from '../numbers.ts';

const TEXT = 'سلام، این پیام برای سنجش سرعت ارسال است.';
/** What one call takes with the numbers in it. */
const MOST_IN_CALL = 100_000;

/** Numbers that the server has, or that go with the call. */
export interface Intake {
  count: number;
  /** Until the server had the whole list. */
  uploadSeconds: number;
  /** Asks for the send. @returns its id. */
  accept(): Promise<string>;
}

/** @param from see benchNumbers. @throws when one call cannot take so many. */
export async function prepareIntake(client: ApiClient, count: number, from = 0): Promise<Intake> {
  if (count > MOST_IN_CALL) throw new Error(`one call takes ${MOST_IN_CALL} recipients.`);
  const recipients = benchNumbers(count, from);
  const { items } = await client.call<{ items: { number: string }[] }>('listLines');
  const accept = async () => {
    const { send_id } = await client.call<{ send_id: string }>('createSend', {
      headers: { 'idempotency-key': `bench-send-${from}-${Date.now()}` },
      body: { sending_type: 'webservice', from_number: items[0]?.number, message: TEXT, params: { recipients } },
    });
    return send_id;
  };
  return { count, uploadSeconds: 0, accept };
}

export const BENCH_TEXT = TEXT;
