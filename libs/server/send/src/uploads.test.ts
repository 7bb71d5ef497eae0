import { connect } from 'node:net';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareSends } from '@peyk/server-sender';
import { writeXlsx } from '@peyk/server-spreadsheets';
import { silentLog } from '@peyk/shared-testing-node';
import { sendersOnApi } from './testing/senders';

const { clock, api, db, givenSender, price, send, upload } = sendersOnApi();

const keptOf = async ({ accountId }: { accountId: bigint }) => {
  const uploads = await db().selectFrom('uploads').selectAll().where('account_id', '=', accountId).execute();
  const pages = await db().selectFrom('upload_pages').select('page').where('account_id', '=', accountId).execute();
  return { uploads: uploads.length, pages: pages.length };
};
const NOTHING = { uploads: 0, pages: 0 };

/** So many lines, each a number of its own. */
function linesOf(count: number): Buffer {
  const bytes = Buffer.alloc(count * 12);
  for (let i = 0; i < count; i += 1) bytes.write(`0${9_040_000_000 + i}\n`, i * 12, 'latin1');
  return bytes;
}

describe('uploading numbers', () => {
  it('counts the lines and what of them is no number, and keeps the file for a day', async () => {
    const sender = await givenSender();
    const { status, data } = await upload(sender, '\ufeff09952000001\r\n\r\n۰۹۹۵۲۰۰۰۰۰۲\r\nسلام\r\n09952000001\r\n');
    expect(status).toBe(200);
    expect(data).toMatchObject({ name: 'numbers.txt', record_count: 4, invalid_count: 1 });
    expect(data.expires_at).toBe(new Date(clock.now().getTime() + 24 * 3_600_000).toISOString());
    expect(await keptOf(sender)).toEqual({ uploads: 1, pages: 1 });
  });

  it.each([
    ['an empty file', '', 'numbers.txt', '422-92'],
    ['a file of blanks', ' \r\n\u200f\n', 'numbers.txt', '422-92'],
    ['a file without a number', 'a\nb\n', 'numbers.txt', '422-93'],
    ['a workbook that says it is text', 'PK\u0003\u0004\u0000', 'numbers.txt', '422-91'],
    ['a file of another kind', '09952000001', 'numbers.pdf', '422-91'],
    ['a csv file without numbers', 'نام,شهر\nسارا,تهران\n', 'numbers.csv', '422-93'],
    ['a csv file with only titles', 'نام,موبایل\n', 'numbers.csv', '422-92'],
    ['an empty csv file', '', 'numbers.csv', '422-92'],
    ['a csv file with 101 columns', `09952000001${',x'.repeat(100)}`, 'numbers.csv', '422-91'],
  ])('refuses %s and keeps nothing', async (_, content, name, code) => {
    const sender = await givenSender();
    expect(await upload(sender, content, name)).toMatchObject({ code, errors: { file: expect.any(String) } });
    expect(await keptOf(sender)).toEqual(NOTHING);
  });

  it('finds the numbers of a spreadsheet in their column, and says where those stand that are none', async () => {
    const sender = await givenSender();
    const rows = [
      ['سارا', '۰۹۹۵ ۲۰۰ ۰۰۰۱'],
      ['علی', '9.952E+09'],
      ['رضا', '989952000002'],
      ['مینا', ''],
    ];
    const titles = ['نام', 'موبایل'];
    const csv = [titles, ...rows].map((cells) => cells.join()).join('\r\n');
    const columns = titles.map((title) => ({ title }));
    const workbook = await buffer(writeXlsx({ name: 'شماره‌ها', columns, rows }));
    for (const [name, content] of [
      ['numbers.csv', csv],
      ['numbers.xlsx', workbook],
    ] as const) {
      const { data } = await upload(sender, content, name);
      expect(data).toMatchObject({ name, record_count: 4, invalid_count: 2 });
      const { data: priced } = await price(sender, { upload_id: data.upload_id });
      expect(priced.quote).toMatchObject({ reachable_count: 2, excluded: { invalid: 2 } });
      const body = { from_number: sender.line.number, message: 'سلام، سفارش شما رسید.', upload_id: data.upload_id };
      const file = await api().download(sender.token, '/send/download_excluded', {
        ...body,
        quote_id: priced.quote.quote_id,
      });
      expect(file.text?.split('\r\n').slice(1, 3)).toEqual(['3,9.952E+09,شمارهٔ نامعتبر', '5,,شمارهٔ نامعتبر']);
    }
  });

  it.each([
    ['a workbook that is cut off', 'PK\u0003\u0004\u0000', 'numbers.xlsx', '422-123'],
    ['a picture that says it is a workbook', '\u0089PNG\r\n\u001a\n\u0000', 'numbers.xlsx', '422-120'],
  ])('refuses %s in the words of spreadsheets and keeps nothing', async (_, content, name, code) => {
    const sender = await givenSender();
    expect(await upload(sender, Buffer.from(content, 'latin1'), name)).toMatchObject({ code });
    expect(await keptOf(sender)).toEqual(NOTHING);
  });

  it('takes 1,000,000 lines and refuses one more', async () => {
    const sender = await givenSender();
    const bytes = linesOf(1_000_001);
    const { data } = await upload(sender, bytes.subarray(0, -12));
    expect(data).toMatchObject({ record_count: 1_000_000, invalid_count: 0 });
    const kept = await keptOf(sender);
    expect(kept).toEqual({ uploads: 1, pages: 50 });
    expect((await upload(sender, bytes)).code).toBe('422-94');
    expect(await keptOf(sender)).toEqual(kept);
  });

  it('refuses what is longer than forty megabytes, whether it says so before or not', async () => {
    const sender = await givenSender();
    const file = { content: Buffer.alloc(41 * 1024 * 1024, 0x20), name: 'numbers.txt', field: 'file' };
    for (const ofUnknownLength of [false, true]) {
      const { code } = await api().upload(sender.token, '/send/uploads', { ...file, ofUnknownLength });
      expect(code).toBe('413-1');
    }
    expect(await keptOf(sender)).toEqual(NOTHING);
  });

  it('refuses a body that is no form, and a form without a file', async () => {
    const sender = await givenSender();
    expect((await api().call(sender.token, '/send/uploads', { file: 'x' })).code).toBe('422-2');
    expect((await upload(sender, 'x', '', 'other')).code).toBe('422-2');
  });

  it('is priced as often as a list when it is small, and twenty times a minute when it is large', async () => {
    const sender = await givenSender();
    const statusesOf = async (content: string | Buffer) => {
      const { upload_id } = (await upload(sender, content)).data;
      const statuses: number[] = [];
      for (let i = 0; i < 21; i += 1) statuses.push((await price(sender, { upload_id })).status);
      return statuses;
    };
    expect(await statusesOf('09952000001')).toEqual(Array(21).fill(200));
    expect(await statusesOf(linesOf(100_001))).toEqual([...Array(20).fill(200), 429]);
  });

  it('keeps at most twenty files of an account, however many come at the same instant', async () => {
    const sender = await givenSender();
    const other = await givenSender();
    const answers = await Promise.all(Array.from({ length: 25 }, () => upload(sender, '09952000001')));
    const codes = answers.map(({ code }) => code).sort();
    expect(codes).toEqual([...Array(20).fill('200-1'), ...Array(5).fill('429-90')]);
    expect((await keptOf(sender)).uploads).toBe(20);
    expect((await upload(other, '09952000001')).status).toBe(200);
    clock.advance(25 * 3_600_000);
    // The session has ended meanwhile.
    const later = { ...sender, token: await api().signIn(sender) };
    expect((await upload(later, '09952000001')).status).toBe(200);
    clock.advance(-25 * 3_600_000);
  });

  it('makes room for the next of twenty files that a send has taken, and not before it is prepared', async () => {
    const sender = await givenSender();
    const ids: string[] = [];
    for (let i = 0; i < 20; i += 1) ids.push((await upload(sender, '09952000001')).data.upload_id);
    expect((await send(sender, { sending_type: 'file', params: { upload_id: ids[7] } })).status).toBe(200);
    expect((await upload(sender, '09952000001')).code).toBe('429-90');
    await prepareSends({ db: db(), clock, log: silentLog });
    expect((await upload(sender, '09952000001')).status).toBe(200);
    expect((await price(sender, { upload_id: ids[7] })).code).toBe('404-90');
    expect((await price(sender, { upload_id: ids[0] })).status).toBe(200);
    expect((await upload(sender, '09952000001')).code).toBe('429-90');
  });

  it('leaves nothing of a file that is cut off in the middle', async () => {
    const sender = await givenSender();
    const socket = connect(await api().listen(), '127.0.0.1');
    await once(socket, 'connect');
    const head = [
      'POST /v1/api/send/uploads HTTP/1.1',
      'host: localhost',
      `authorization: ${sender.token}`,
      'content-type: multipart/form-data; boundary=cut',
      'content-length: 100000000'.replace('100000000', String(30 * 1024 * 1024)),
      '',
      '--cut',
      'content-disposition: form-data; name="file"; filename="numbers.txt"',
      '',
      '',
    ].join('\r\n');
    socket.write(head);
    socket.write(linesOf(100_000));
    while ((await keptOf(sender)).pages === 0) await sleep(10);
    socket.destroy();
    while ((await keptOf(sender)).uploads > 0) await sleep(10);
    expect(await keptOf(sender)).toEqual(NOTHING);
  });
});
