import { RowFingerprint, decodePart, parseMobileKey } from '@peyk/shared-sms';
import { sendLife, until } from './life';

const FINISHED = 6;

type Life = ReturnType<typeof sendLife>;
type Customer = Awaited<ReturnType<Life['givenSender']>>;

/** An upload with columns, whole. */
export async function givenRows({ call }: Customer, columns: string[], rows: [string, ...string[]][]): Promise<string> {
  const fingerprint = new RowFingerprint();
  for (const [number, ...values] of rows) fingerprint.add(parseMobileKey(number), values);
  const begun = await call('/send/uploads/begin', {
    name: 'مشتریان.xlsx',
    record_count: rows.length,
    fingerprint: fingerprint.text(),
    columns,
  });
  const { upload_id, part_records: size } = begun.data;
  for (let from = 0; from < rows.length; from += size) {
    const part = rows.slice(from, from + size);
    await call('/send/uploads/part', {
      upload_id,
      part: from / size + 1,
      numbers: part.map(([number]) => number),
      values: part.map(([, ...values]) => values),
      places: part.map((_, i) => from + i + 2),
    });
  }
  const done = await call('/send/uploads/complete', { upload_id });
  expect(done.data).toMatchObject({ upload_id, record_count: rows.length, columns });
  return upload_id;
}

/** What each number was sent, its parts put together. */
export function readOn(line: Awaited<ReturnType<Life['startSender']>>): Record<string, string> {
  const said: Record<string, string> = {};
  for (const { part } of line.carrier.taken()) {
    const body = part.text.bodies[part.part];
    said[part.destination] = (said[part.destination] ?? '') + (body ? decodePart(body, part.text.encoding) : '');
  }
  return said;
}

/** For the top of a test file: sends with a text of its own for each recipient, from their quote to their last receipt. */
export function ownTextsLife() {
  const life = sendLife();
  let keys = 0;

  /** Asks for the price, sends with it, and answers both. */
  async function quoteAndSend(
    { call, number }: Customer,
    asked: { sending_type: string; message?: string },
    params: object,
  ) {
    const priced = await call('/send/calculate-price', { from_number: number, ...asked, ...params });
    expect(priced).toMatchObject({ status: 200 });
    const { quote_id } = priced.data.quote;
    const sent = await call(
      '/send',
      { from_number: number, ...asked, params, quote_id },
      { 'idempotency-key': `own-texts-${(keys += 1)}` },
    );
    expect(sent).toMatchObject({ status: 200 });
    return { price: priced.data, quote: priced.data.quote, sendId: sent.data.send_id as string };
  }

  /** All handed over, and every receipt in: nothing is held any more. */
  const settled = (customer: Customer, sendId: string) =>
    until('the send is settled', async () => {
      const { state, held } = await life.reportOf(customer, sendId);
      return state === FINISHED && held === '0';
    });

  return { ...life, quoteAndSend, settled };
}
