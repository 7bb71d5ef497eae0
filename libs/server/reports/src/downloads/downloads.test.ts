import { ExcludedWriter } from '@peyk/server-audience';
import { runTransaction } from '@peyk/server-database';
import type { RequestContext } from '@peyk/server-http';
import { createTestDatabase, fixedClock, givenAccount, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { createReportsHandlers } from '../reports.routes';
import { givenSend } from '../testing/given-send';
import { recipientsFile } from './downloads.service';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.close());

const handlers = createReportsHandlers();

type Download = 'downloadRecipients' | 'downloadExcluded';

async function download(name: Download, key: { accountId: bigint; sendId: bigint }) {
  const context: RequestContext = {
    db: test.db,
    clock: fixedClock(),
    log: silentLog,
    account: { accountId: key.accountId, userId: 1n, impersonated: false },
    ip: '127.0.0.1',
    requestId: 'test',
  };
  const input = { query: { send_id: String(key.sendId) }, body: undefined, headers: undefined } as never;
  const { text } = await handlers[name](context, input);
  let file = '';
  for await (const piece of text) file += piece;
  return file;
}

const linesOf = (file: string) => file.split('\r\n').slice(1, -1);

describe('the file of a send’s recipients', () => {
  it('has a line for each, in the order of the send, with words and the times in Tehran', async () => {
    const send = await givenSend(test.db, {
      statuses: [2, 10, 10],
      chunks: [{ from: 2, next: 3, to: 3, state: 1 }],
    });
    await sql`update recipients set submitted_at = '2026-11-20T20:30:05.9Z', receipt_at = '2026-11-20T20:31:00Z'
      where send_id = ${send.sendId} and n = 1`.execute(test.db);
    const file = await download('downloadRecipients', send);
    expect(file.startsWith('\ufeffردیف,شماره,اپراتور,وضعیت,')).toBe(true);
    expect(linesOf(file)).toEqual([
      '1,09952000001,همراه اول,رسیده به گوشی,1370,1405/08/30 00:00:05,,1405/08/30 00:01:00',
      '2,09240000002,رایتل,در حال ارسال,1370,,,',
      '3,09952000003,همراه اول,در صف,1370,,,',
    ]);
  });

  it('has the text of each where they have texts of their own, and no such column for who reads none', async () => {
    const send = await givenSend(test.db, { statuses: [2] });
    const key = { accountId: send.accountId, sendId: send.sendId };
    await sql`update sends set own_texts = true where id = ${send.sendId}`.execute(test.db);
    await sql`insert into recipient_texts (account_id, send_id, from_n, texts)
      values (${send.accountId}, ${send.sendId}, 1, array['نوبت شما فرداست'])`.execute(test.db);
    const fileFor = async (hidesTexts: boolean) => {
      let file = '';
      for await (const piece of recipientsFile(test.db, { ...key, hidesTexts })) file += piece;
      return file;
    };
    expect(linesOf(await fileFor(false))[0]).toMatch(/,نوبت شما فرداست$/);
    const textless = await fileFor(true);
    expect(textless).not.toContain('متن');
    expect(linesOf(textless)[0]).toMatch(/^1,09952000001,/);
    expect(textless).not.toContain('نوبت');
  });

  it('has only its head for a send without recipients, and every recipient of more than a page', async () => {
    const none = await givenSend(test.db, {});
    expect(linesOf(await download('downloadRecipients', none))).toEqual([]);
    const many = await givenSend(test.db, {
      accountId: none.accountId,
      statuses: Array.from({ length: 4_001 }, () => 2),
    });
    const lines = linesOf(await download('downloadRecipients', many));
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(Array.from({ length: 4_001 }, (_, i) => i + 1));
  });
});

describe('the file of who was left out', () => {
  it('has each with its line and its reason, and lets no spreadsheet compute', async () => {
    const send = await givenSend(test.db, {});
    await runTransaction(test.db, async (tx) => {
      const writer = new ExcludedWriter(tx, send);
      writer.add('invalid', { place: 2, mobile: -1, text: '=1+1' });
      writer.add('optedOut', { place: 9, mobile: 240000001 });
      writer.add('invalid', { place: 3, mobile: -1, text: 'علی, "رضا"' });
      writer.add('duplicate', { place: 4, mobile: 952000001 });
      writer.add('blacklisted', { place: 7, mobile: 41000001 });
      await writer.close();
    });
    const file = await download('downloadExcluded', send);
    expect(file.startsWith('\ufeffسطر,شماره,دلیل\r\n')).toBe(true);
    expect(linesOf(file)).toEqual([
      "2,'=1+1,شمارهٔ نامعتبر",
      '3,"علی, ""رضا""",شمارهٔ نامعتبر',
      '4,09952000001,تکراری',
      '7,09041000001,در لیست سیاه',
      '9,09240000001,لغو ۱۱ فرستاده است',
    ]);
  });
});

describe('a file', () => {
  it.each<Download>(['downloadRecipients', 'downloadExcluded'])(
    'of another account’s send is unknown (%s)',
    async (name) => {
      const { sendId } = await givenSend(test.db, {});
      const { accountId } = await givenAccount(test.db);
      await expect(download(name, { accountId, sendId })).rejects.toMatchObject({ code: '404-40' });
    },
  );

  it('is made at most thirty times in ten minutes', async () => {
    const send = await givenSend(test.db, {});
    for (let i = 0; i < 30; i += 1) await download('downloadExcluded', send);
    await expect(download('downloadRecipients', send)).rejects.toMatchObject({ code: '429-1' });
  });
});
