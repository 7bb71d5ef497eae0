import { KeyFingerprint, parseMobileKey } from '@peyk/shared-sms';
import { sendersOnApi } from './testing/senders';

const { clock, api, db, givenSender, quote, send, sendsOf } = sendersOnApi();
type Sender = Awaited<ReturnType<typeof givenSender>>;

const PART = 20_000;
const HOUR_MS = 3_600_000;

/** So many numbers from one on, each another. */
const listOf = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `98${9_041_000_000 + from + i}`);

function fingerprintOf(numbers: readonly string[]): string {
  const fingerprint = new KeyFingerprint();
  fingerprint.add(Int32Array.from(numbers, parseMobileKey));
  return fingerprint.text();
}

const begin = ({ token }: Sender, numbers: readonly string[], change: object = {}) =>
  api().call(token, '/send/uploads/begin', {
    name: 'مشتریان.xlsx',
    record_count: numbers.length,
    fingerprint: fingerprintOf(numbers),
    ...change,
  });
const bring = ({ token }: Sender, upload_id: string, part: number, numbers: readonly string[]) =>
  api().call(token, '/send/uploads/part', { upload_id, part, numbers });
const complete = ({ token }: Sender, upload_id: string) => api().call(token, '/send/uploads/complete', { upload_id });
const partsOf = (numbers: readonly string[]) =>
  Array.from({ length: Math.ceil(numbers.length / PART) }, (_, i) => numbers.slice(i * PART, (i + 1) * PART));

async function whole(sender: Sender, numbers: readonly string[]): Promise<string> {
  const { upload_id } = (await begin(sender, numbers)).data;
  for (const [i, part] of partsOf(numbers).entries()) await bring(sender, upload_id, i + 1, part);
  return upload_id;
}
const kept = ({ accountId }: Sender) =>
  db().selectFrom('uploads').selectAll().where('account_id', '=', accountId).execute();

describe('an upload in parts', () => {
  it('can be priced and sent to once all parts have come, in any order', async () => {
    const sender = await givenSender();
    const numbers = listOf(45_000);
    const begun = (await begin(sender, numbers)).data;
    expect(begun).toMatchObject({ part_records: PART, part_count: 3, received_parts: [], upload: null });
    const [first = [], second = [], third = []] = partsOf(numbers);
    for (const [part, of] of [
      [3, third],
      [1, first],
      [2, second],
    ] as const) {
      expect(await bring(sender, begun.upload_id, part, of)).toMatchObject({ data: { part } });
    }
    const { data } = await complete(sender, begun.upload_id);
    expect(data).toMatchObject({ upload_id: begun.upload_id, record_count: 45_000, invalid_count: 0 });
    expect(await quote(sender, { recipients: undefined, upload_id: data.upload_id })).toMatchObject({
      excluded: { invalid: 0, duplicate: 0 },
      reachable_count: 45_000,
    });
    const sent = await send(sender, { sending_type: 'file', params: { upload_id: data.upload_id } });
    expect(sent.status).toBe(200);
    expect(await sendsOf(sender)).toHaveLength(1);
  });

  it('says of who is left out in which line of the file they stand', async () => {
    const sender = await givenSender();
    const numbers = listOf(3);
    await db()
      .insertInto('suppressed_numbers')
      .values({
        account_id: sender.accountId,
        mobile: parseMobileKey(numbers[1] ?? ''),
        kind: 'blacklist',
        created_at: clock.now(),
        impersonated_by: null,
      })
      .execute();
    const { upload_id } = (await begin(sender, numbers)).data;
    const part = { upload_id, part: 1, numbers };
    for (const places of [
      [2, 9],
      [2, 2, 9],
      [9, 5, 2],
    ]) {
      expect(await api().call(sender.token, '/send/uploads/part', { ...part, places })).toMatchObject({
        code: '422-99',
      });
    }
    await api().call(sender.token, '/send/uploads/part', { ...part, places: [2, 17, 40] });
    await complete(sender, upload_id);
    const body = { from_number: sender.line.number, message: 'سلام', upload_id };
    const { quote } = (await api().call(sender.token, '/send/calculate-price', body)).data;
    const file = await api().download(sender.token, '/send/download_excluded', { ...body, quote_id: quote.quote_id });
    expect(file.text).toContain('17,09041000001,در لیست سیاه');
  });

  it('takes any name, also with what no database keeps', async () => {
    const sender = await givenSender();
    expect(await begin(sender, listOf(1), { name: 'a\u0000.xlsx' })).toMatchObject({ status: 200 });
    expect((await kept(sender)).map(({ name }) => name)).toEqual(['a?.xlsx']);
  });

  it('goes on where it was cut off, in another session too, and is at once there for the same list', async () => {
    const sender = await givenSender();
    const numbers = listOf(50_000);
    const [first = [], second = [], third = []] = partsOf(numbers);
    const { upload_id } = (await begin(sender, numbers)).data;
    await bring(sender, upload_id, 1, first);
    await bring(sender, upload_id, 3, third);
    expect(await complete(sender, upload_id)).toMatchObject({ code: '409-90' });

    const other = { ...sender, token: await api().signIn(sender) };
    expect((await begin(other, numbers)).data).toMatchObject({ upload_id, received_parts: [1, 3], upload: null });
    await bring(other, upload_id, 2, second);
    const done = (await complete(other, upload_id)).data;
    expect((await complete(other, upload_id)).data).toEqual(done);
    expect((await begin(sender, numbers)).data).toMatchObject({ upload_id, upload: { record_count: 50_000 } });
    expect(await kept(sender)).toHaveLength(1);
  });

  it('changes nothing by a part that comes twice, before and after the end', async () => {
    const sender = await givenSender();
    const numbers = listOf(3);
    const upload = await whole(sender, numbers);
    await bring(sender, upload, 1, numbers);
    await complete(sender, upload);
    expect((await bring(sender, upload, 1, listOf(3, 500))).status).toBe(200);
    expect(await quote(sender, { recipients: undefined, upload_id: upload })).toMatchObject({ reachable_count: 3 });
    const [page] = await db()
      .selectFrom('upload_pages')
      .selectAll()
      .where('account_id', '=', sender.accountId)
      .execute();
    expect(page?.mobiles.readInt32LE(0)).toBe(41_000_000);
  });

  it('is one upload, however many sessions begin it or end it at the same instant', async () => {
    const sender = await givenSender();
    const numbers = listOf(10);
    const begun = await Promise.all(Array.from({ length: 4 }, () => begin(sender, numbers)));
    const ids = new Set(begun.map(({ data }) => data.upload_id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    await Promise.all([bring(sender, id, 1, numbers), bring(sender, id, 1, numbers)]);
    const ends = await Promise.all([complete(sender, id), complete(sender, id), bring(sender, id, 1, numbers)]);
    expect(ends.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(ends[0]?.data).toEqual(ends[1]?.data);
  });

  it.each([
    ['too few numbers', 1, listOf(10)],
    ['a part that there is not', 3, listOf(5_000)],
    ['what is no number', 2, [...listOf(4_999, PART), 'سلام']],
  ])('refuses a part with %s and keeps nothing of it', async (_, part, numbers) => {
    const sender = await givenSender();
    const { upload_id } = (await begin(sender, listOf(25_000))).data;
    expect(await bring(sender, upload_id, part, numbers)).toMatchObject({ code: '422-99' });
    expect((await begin(sender, listOf(25_000))).data.received_parts).toEqual([]);
  });

  it('throws away what turns out to be another list than announced', async () => {
    const sender = await givenSender();
    const { upload_id } = (await begin(sender, listOf(3))).data;
    await bring(sender, upload_id, 1, listOf(3, 1));
    expect(await complete(sender, upload_id)).toMatchObject({ code: '409-91' });
    expect(await kept(sender)).toEqual([]);
    expect((await begin(sender, listOf(3))).data.upload_id).not.toBe(upload_id);
  });

  it('is unknown to another account, and after a day', async () => {
    const sender = await givenSender();
    const stranger = await givenSender();
    const numbers = listOf(2);
    const upload = await whole(sender, numbers);
    for (const answer of [await bring(stranger, upload, 1, numbers), await complete(stranger, upload)]) {
      expect(answer).toMatchObject({ code: '404-90' });
    }
    expect((await begin(stranger, numbers)).data.upload_id).not.toBe(upload);
    clock.advance(25 * HOUR_MS);
    const later = { ...sender, token: await api().signIn(sender) };
    expect(await complete(later, upload)).toMatchObject({ code: '404-90' });
    expect((await begin(later, numbers)).data).toMatchObject({ received_parts: [] });
    clock.advance(-25 * HOUR_MS);
  });

  it('is no upload to send to before its end, and counts among the twenty', async () => {
    const sender = await givenSender();
    const numbers = listOf(2);
    const upload = await whole(sender, numbers);
    const early = await send(sender, { sending_type: 'file', params: { upload_id: upload } });
    expect(early).toMatchObject({ code: '404-90' });
    for (let i = 1; i < 20; i += 1) expect((await begin(sender, listOf(1, i))).status).toBe(200);
    expect(await begin(sender, listOf(1, 30))).toMatchObject({ code: '429-90' });
    expect((await begin(sender, numbers)).data.upload_id).toBe(upload);
  });
});
