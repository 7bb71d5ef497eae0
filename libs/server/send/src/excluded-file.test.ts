import { parseMobileKey } from '@peyk/shared-sms';
import { numbers, sendersOnApi } from './testing/senders';

const { clock, api, db, givenSender, price, send, upload } = sendersOnApi();
type Sender = Awaited<ReturnType<typeof givenSender>>;

const HEAD = '\ufeffسطر,شماره,دلیل\r\n';

const bodyOf = ({ line }: Sender, change: object = {}) => ({ from_number: line.number, message: 'سلام', ...change });
const file = (sender: Sender, body: object) => api().download(sender.token, '/send/download_excluded', body);
const quoteOf = async (sender: Sender, body: object): Promise<string> =>
  (await price(sender, body)).data.quote.quote_id;

/** A quote and the body that has made it. */
async function quoted(sender: Sender, change: object = {}) {
  const body = bodyOf(sender, { recipients: numbers(2), ...change });
  return { ...body, quote_id: await quoteOf(sender, body) };
}

function suppress({ accountId }: Sender, number: string, kind: 'blacklist' | 'opt_out') {
  const row = { account_id: accountId, mobile: parseMobileKey(number), kind, created_at: clock.now() };
  return db().insertInto('suppressed_numbers').values(row).execute();
}

describe('the file of who would get nothing', () => {
  const [kept, blacklisted, optedOut] = numbers(3) as [string, string, string];
  const given = [kept, '=1+1', `+98${kept.slice(1)}`, blacklisted, optedOut];
  const LINES = [
    "2,'=1+1,شمارهٔ نامعتبر",
    `3,${kept},تکراری`,
    `4,${blacklisted},در لیست سیاه`,
    `5,${optedOut},لغو ۱۱ فرستاده است`,
  ].map((line) => `${line}\r\n`);

  async function givenLists(advertising: boolean) {
    const sender = await givenSender({ advertising });
    await suppress(sender, blacklisted, 'blacklist');
    await suppress(sender, optedOut, 'opt_out');
    return sender;
  }

  it('has each with its place, what was given and the reason, and no cell that a spreadsheet computes', async () => {
    const sender = await givenLists(true);
    const body = await quoted(sender, { recipients: given });
    const { text, headers } = await file(sender, body);
    expect(text).toBe(HEAD + LINES.join(''));
    expect(headers?.['content-disposition']).toBe(`attachment; filename="peyk-quote-${body.quote_id}-excluded.csv"`);
  });

  it('has nobody who cancelled advertising for a line that sends none', async () => {
    const sender = await givenLists(false);
    const { text } = await file(sender, await quoted(sender, { recipients: given }));
    expect(text).toBe(HEAD + LINES.slice(0, 3).join(''));
  });

  it('has every line of an uploaded file beyond a page, as many as the quote says', async () => {
    const sender = await givenSender();
    const lines = Array.from({ length: 45_000 }, (_, i) => (i % 2 === 0 ? 'سلام' : kept));
    const { upload_id } = (await upload(sender, lines.join('\n'))).data;
    const body = bodyOf(sender, { upload_id });
    const { quote } = (await price(sender, body)).data;
    expect(quote.excluded).toMatchObject({ invalid: 22_500, duplicate: 22_499 });
    const { text = '' } = await file(sender, { ...body, quote_id: quote.quote_id });
    const rows = text.slice(HEAD.length).trimEnd().split('\r\n');
    expect(rows).toHaveLength(44_999);
    expect(rows.at(0)).toBe('1,سلام,شمارهٔ نامعتبر');
    expect(rows.at(-1)).toBe(`45000,${kept},تکراری`);
  });
});

describe('the file is refused', () => {
  it.each([
    ['another text', { message: 'متن دیگر' }, '422-28'],
    ['other recipients', { recipients: numbers(3) }, '422-28'],
    ['charity on top', { charity: true }, '422-28'],
    ['a quote that there is not', { quote_id: '999999' }, '422-26'],
    ['no recipients', { recipients: undefined }, '422-90'],
    ['recipients of two kinds', { upload_id: '1' }, '422-90'],
    ['an upload that there is not', { recipients: undefined, upload_id: '999999' }, '404-90'],
    ['a line of nobody', { from_number: '9999999' }, '422-23'],
  ])('for %s', async (_what, change, code) => {
    const sender = await givenSender();
    expect((await file(sender, { ...(await quoted(sender)), ...change })).code).toBe(code);
  });

  it('for a quote of another account, as for none', async () => {
    const [sender, other] = [await givenSender(), await givenSender()];
    const { quote_id } = await quoted(other);
    expect((await file(sender, { ...(await quoted(sender)), quote_id })).code).toBe('422-26');
  });

  it('after fifteen minutes, and once the quote is used: then the report has it', async () => {
    const sender = await givenSender({ balanceMrial: 10_000_000n });
    const body = await quoted(sender);
    clock.advance(15 * 60_000);
    expect((await file(sender, body)).code).toBe('422-27');
    clock.advance(-15 * 60_000);
    const { quote_id, message } = body;
    expect((await send(sender, { quote_id, message, params: { recipients: numbers(2) } })).status).toBe(200);
    expect((await file(sender, body)).code).toBe('409-20');
  });

  it('as often as quotes of many numbers, for it reads as much', async () => {
    const sender = await givenSender();
    const body = await quoted(sender);
    for (let i = 0; i < 20; i += 1) expect((await file(sender, body)).text).toBe(HEAD);
    expect((await file(sender, body)).code).toBe('429-1');
  });
});
