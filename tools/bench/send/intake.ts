import type { ApiClient } from '../client.ts';
import { benchNumbers } from '../numbers.ts';

export const BENCH_TEXT = 'سلام، این پیام برای سنجش سرعت ارسال است.';

/** A list of numbers that the server has. */
export interface Intake {
  count: number;
  /** Until the server had the whole list: read, checked and stored. */
  uploadSeconds: number;
  /** Asks for a send to the list. @returns its id. */
  accept(): Promise<string>;
}

/** One number a line, as people's files have it. */
function fileOf(numbers: readonly string[]): FormData {
  const form = new FormData();
  form.set('file', new Blob([numbers.join('\n')], { type: 'text/plain' }), 'numbers.txt');
  return form;
}

/**
 * Uploads a list and makes a send to it ready to be asked for.
 * @param from see benchNumbers.
 * @throws when the server does not take every number.
 */
export async function prepareIntake(client: ApiClient, count: number, from = 0): Promise<Intake> {
  const { items } = await client.call<{ items: { number: string }[] }>('listLines');
  const form = fileOf(benchNumbers(count, from));
  const started = performance.now();
  const upload = await client.call<{ upload_id: string; record_count: number; invalid_count: number }>(
    'uploadNumbers',
    { form },
  );
  const uploadSeconds = (performance.now() - started) / 1000;
  const taken = upload.record_count - upload.invalid_count;
  if (taken !== count) throw new Error(`the server took ${taken} of ${count} numbers of the file.`);
  const accept = async () => {
    const { send_id } = await client.call<{ send_id: string }>('createSend', {
      headers: { 'idempotency-key': `bench-send-${from}-${Date.now()}` },
      body: {
        sending_type: 'file',
        from_number: items[0]?.number,
        message: BENCH_TEXT,
        params: { upload_id: upload.upload_id },
      },
    });
    return send_id;
  };
  return { count, uploadSeconds, accept };
}
