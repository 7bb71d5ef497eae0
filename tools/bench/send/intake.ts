import { performance } from 'node:perf_hooks';
import { RowFingerprint } from '../../../libs/shared/sms/src/key-fingerprint.ts';
import type { ApiClient } from '../client.ts';
import { benchNumbers } from '../numbers.ts';

export const BENCH_TEXT = 'سلام، این پیام برای سنجش سرعت ارسال است.';

/** A list of numbers that the server has. */
export interface Intake {
  count: number;
  /** Until the server had the whole list: read, checked and stored. */
  uploadSeconds: number;
  /** Until the whole list was priced, where that was asked. */
  priceSeconds?: number;
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
  const body = { sending_type: 'file', from_number: items[0]?.number, message: BENCH_TEXT };
  const accept = () => createSend(client, { ...body, params: { upload_id: upload.upload_id } }, from);
  return { count, uploadSeconds, accept };
}

async function createSend(client: ApiClient, body: object, from: number): Promise<string> {
  const headers = { 'idempotency-key': `bench-send-${from}-${Date.now()}` };
  return (await client.call<{ send_id: string }>('createSend', { headers, body })).send_id;
}

/** The key of a number is what is behind this. */
const FIRST_NUMBER = 989_000_000_000;
/** Of about as many characters as the text of all, so that the figures can be compared: one part. */
const OWN_TEXT = 'سلام {{نام}}، این پیام برای سنجش ارسال است.';
/** Parts on their way at once, as the panel has them. */
const AT_ONCE = 3;

/**
 * The same with a text of its own for each: rows of a number and a name come in parts, and the whole is priced as the panel does.
 * @throws when the server does not take every row.
 */
export async function prepareOwnTexts(client: ApiClient, count: number): Promise<Intake> {
  const { items } = await client.call<{ items: { number: string }[] }>('listLines');
  const numbers = benchNumbers(count);
  const names = numbers.map((_, i) => `مشتری ${i + 1}`);
  const fingerprint = new RowFingerprint();
  numbers.forEach((number, i) => fingerprint.add(Number(number) - FIRST_NUMBER, [names[i] ?? '']));
  const announced = { name: 'rows.xlsx', record_count: count, fingerprint: fingerprint.text(), columns: ['نام'] };
  const started = performance.now();
  const { upload_id, part_records: size } = await client.call<{ upload_id: string; part_records: number }>(
    'beginUpload',
    {
      body: announced,
    },
  );
  const parts = Array.from({ length: Math.ceil(count / size) }, (_, i) => i + 1);
  const carry = async () => {
    for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
      const [from, to] = [(part - 1) * size, part * size];
      const values = names.slice(from, to).map((name) => [name]);
      await client.call('uploadPart', { body: { upload_id, part, numbers: numbers.slice(from, to), values } });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, carry));
  await client.call('completeUpload', { body: { upload_id } });
  const uploadSeconds = (performance.now() - started) / 1000;
  const body = { sending_type: 'keyword', from_number: items[0]?.number, message: OWN_TEXT };
  const asked = performance.now();
  const { quote } = await client.call<{ quote: { reachable_count: number } }>('calculatePrice', {
    body: { ...body, upload_id },
  });
  const priceSeconds = (performance.now() - asked) / 1000;
  if (quote.reachable_count !== count) throw new Error(`the price is for ${quote.reachable_count} of ${count} rows.`);
  return {
    count,
    uploadSeconds,
    priceSeconds,
    accept: () => createSend(client, { ...body, params: { upload_id } }, 0),
  };
}
