import { domainApi } from '@peyk/server-testing';
import { givenAccount, givenLine } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { createLinkCodes } from './link-code';
import type { LinkPlace } from './link-code';
import { linksModule } from './links.module';
import { insertLinks, listLinks } from './links.repository';

const codes = createLinkCodes('a secret of tests');
const api = domainApi(linksModule({ codes }));

const PERSON =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
const TARGET = 'https://shop.example/sale?of=spring';

/** A send of two recipients, with links. */
async function givenLinks(urls: readonly string[] = [TARGET]) {
  const db = api.db();
  const account = await givenAccount(db);
  const { accountId } = account;
  const { lineId, number } = await givenLine(db);
  const { id: sendId } = await db
    .insertInto('sends')
    .values({
      ...{ account_id: accountId, type: 'normal', state: 2, line_id: lineId, from_number: number, text: 'سلام' },
      ...{ encoding: 'ucs2', language: 'persian', parts: 1, unit_mrial: 0n, statutory_mrial: 0n },
      ...{ refund_rule: 'none', requested_count: 2, recipient_count: 2, created_at: api.clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select ensure_send_partitions(${sendId})`.execute(db);
  await sql`
    insert into recipients (account_id, send_id, n, mobile, operator, status, parts, settled, price_mrial)
    select ${accountId}::bigint, ${sendId}::bigint, n, 952000000 + n, 0, 2, 1, 1, 0 from generate_series(1, 2) n`.execute(
    db,
  );
  await db.transaction().execute((tx) => insertLinks(tx, { accountId, sendId }, urls));
  const links = await listLinks(db, { accountId, sendId });
  return { accountId, account, sendId, linkIds: links.map(({ id }) => id) };
}

interface Visit {
  userAgent?: string;
  headers?: Record<string, string>;
}

const open = (place: LinkPlace, { userAgent = PERSON, headers = {} }: Visit = {}) =>
  api.fetch(`/l/${codes.encode(place)}`, { headers: { 'user-agent': userAgent, ...headers } });

async function countsOf(given: Awaited<ReturnType<typeof givenLinks>>) {
  const links = await listLinks(api.db(), given);
  return links.map(({ openedCount, peopleCount, scannedCount }) => [openedCount, peopleCount, scannedCount]);
}

const later = (seconds: number) => api.clock.advance(seconds * 1000);

describe('a short link', () => {
  it('leads to the address that stood in the text, and tells it nothing of where people come from', async () => {
    const { linkIds } = await givenLinks();
    const answer = await open({ linkId: linkIds[0] ?? 0n, n: 1 });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject({
      location: TARGET,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(answer.body).toBe('');
  });

  it('leads on to an address with Persian letters as browsers write it', async () => {
    const { linkIds } = await givenLinks(['https://fa.example/راه?نام=علی']);
    const { headers } = await open({ linkId: linkIds[0] ?? 0n, n: 1 });
    expect(headers['location']).toBe(new URL('https://fa.example/راه?نام=علی').href);
  });

  it('counts openings of people for the link, and each recipient once', async () => {
    const given = await givenLinks([TARGET, 'https://other.example/']);
    const [first = 0n, second = 0n] = given.linkIds;
    await open({ linkId: first, n: 1 });
    later(60);
    await open({ linkId: first, n: 1 });
    await open({ linkId: first, n: 2 });
    await open({ linkId: second, n: 2 });
    expect(await countsOf(given)).toEqual([
      [3, 2, 0],
      [1, 1, 0],
    ]);
  });

  it('takes a double tap for one opening, also when both come at the same instant', async () => {
    const given = await givenLinks();
    const place = { linkId: given.linkIds[0] ?? 0n, n: 1 };
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(place)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(302));
    expect(await countsOf(given)).toEqual([[1, 1, 0]]);
  });

  it('leads programs on and counts them apart', async () => {
    const given = await givenLinks();
    const place = { linkId: given.linkIds[0] ?? 0n, n: 1 };
    const visits = [
      await open(place, { userAgent: 'TelegramBot (like TwitterBot)' }),
      await open(place, { headers: { 'sec-purpose': 'prefetch;prerender' } }),
      await api.server().inject({
        method: 'HEAD',
        url: `/l/${codes.encode(place)}`,
        headers: { 'user-agent': PERSON },
      }),
    ];
    expect(visits.map(({ statusCode, headers }) => [statusCode, headers['location']])).toEqual(
      Array(3).fill([302, TARGET]),
    );
    expect(await countsOf(given)).toEqual([[0, 0, 3]]);
  });

  it('keeps of who has opened it neither address nor browser', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'link_opens' order by name`.execute(
      api.db(),
    );
    expect(rows.map(({ name }) => name)).toEqual([
      ...['account_id', 'first_at', 'last_at', 'link_id', 'n', 'opened_count'],
    ]);
  });
});

describe('a code that nobody was sent', () => {
  it('shows a page in Persian that says what to do, and nothing of what was asked for', async () => {
    const { headers, statusCode, body } = await api.fetch('/l/aaaaaaaa%3Cb%3E', { headers: { 'user-agent': PERSON } });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<html lang="fa" dir="rtl">');
    expect(body).toContain('این پیوند جایی را باز نمی‌کند');
    expect(body).not.toContain('<b>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('of a recipient whom the send has not leads nowhere and counts nothing', async () => {
    const given = await givenLinks();
    expect((await open({ linkId: given.linkIds[0] ?? 0n, n: 3 })).statusCode).toBe(404);
    expect(await countsOf(given)).toEqual([[0, 0, 0]]);
  });

  it('made with another secret leads nowhere', async () => {
    const { linkIds } = await givenLinks();
    const other = createLinkCodes('another secret').encode({ linkId: linkIds[0] ?? 0n, n: 1 });
    expect((await api.fetch(`/l/${other}`)).statusCode).toBe(404);
  });

  it('asks to wait when an address tries many of them, and still leads on from those that are good', async () => {
    later(3600);
    const { linkIds } = await givenLinks();
    const tries = [];
    for (let i = 0; i < 61; i += 1) tries.push(await api.fetch('/l/222222222'));
    expect(tries.slice(0, 60).map(({ statusCode }) => statusCode)).toEqual(Array(60).fill(404));
    expect(tries[60]?.statusCode).toBe(429);
    expect(Number(tries[60]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await open({ linkId: linkIds[0] ?? 0n, n: 1 })).statusCode).toBe(302);
  });
});

describe('the links of a send', () => {
  it('are not shown to another account', async () => {
    const { sendId } = await givenLinks();
    const { accountId } = await givenAccount(api.db());
    expect(await listLinks(api.db(), { accountId, sendId })).toEqual([]);
  });

  it('are kept or not together with what accepts the send', async () => {
    const { accountId, sendId } = await givenLinks([]);
    const failing = api
      .db()
      .transaction()
      .execute(async (tx) => {
        await insertLinks(tx, { accountId, sendId }, [TARGET]);
        throw new Error('the send was refused');
      });
    await expect(failing).rejects.toThrow('the send was refused');
    expect(await listLinks(api.db(), { accountId, sendId })).toEqual([]);
  });
});

describe('the report of links', () => {
  const who = (token: string, body: object) => api.call('/panel/link_tracker/recipients', { token, body });

  it('tells how often each was opened and by whom, programs apart', async () => {
    const given = await givenLinks([TARGET, 'https://b.example/']);
    const [first = 0n, second = 0n] = given.linkIds;
    await open({ linkId: first, n: 2 });
    later(60);
    await open({ linkId: first, n: 2 });
    await open({ linkId: first, n: 1 });
    await open({ linkId: second, n: 1 }, { userAgent: 'TelegramBot (like TwitterBot)' });
    const token = await api.signIn(given.account);
    const send_id = String(given.sendId);
    const { data } = await api.call(`/panel/link_tracker?send_id=${send_id}`, { token });
    expect(data.items).toEqual([
      { position: 0, url: TARGET, opened_count: 3, people_count: 2, scanned_count: 0 },
      { position: 1, url: 'https://b.example/', opened_count: 0, people_count: 0, scanned_count: 1 },
    ]);
    const opens = (await who(token, { send_id, position: 0 })).data;
    expect(opens.paging.total).toBe(2);
    expect(opens.items).toMatchObject([
      { n: 1, number: '989952000001', opened_count: 1 },
      { n: 2, number: '989952000002', opened_count: 2 },
    ]);
    expect((await who(token, { send_id, position: 0, page: 2, limit: 1 })).data.items).toMatchObject([{ n: 2 }]);
    expect((await who(token, { send_id, position: 1 })).data.items).toEqual([]);
  });

  it('knows neither the sends of other accounts nor links that a text has not', async () => {
    const given = await givenLinks();
    const other = await api.signIn();
    const send_id = String(given.sendId);
    expect((await api.call(`/panel/link_tracker?send_id=${send_id}`, { token: other })).meta.message_code).toBe(
      '404-300',
    );
    expect((await who(other, { send_id, position: 0 })).meta.message_code).toBe('404-300');
    expect((await who(await api.signIn(given.account), { send_id, position: 2 })).meta.message_code).toBe('404-301');
  });

  it('is empty for a send without short links', async () => {
    const given = await givenLinks([]);
    const { data } = await api.call(`/panel/link_tracker?send_id=${given.sendId}`, {
      token: await api.signIn(given.account),
    });
    expect(data.items).toEqual([]);
  });
});

describe('links of a send whose recipients lie in files', () => {
  it('go on leading there and being counted, for its recipients only', async () => {
    const given = await givenLinks();
    const linkId = given.linkIds[0] ?? 0n;
    await open({ linkId, n: 1 });
    // What readers find when its partition was taken apart.
    await sql`delete from recipients where send_id = ${given.sendId}`.execute(api.db());
    expect((await open({ linkId, n: 2 })).statusCode).toBe(404);
    await sql`update send_partitions set state = 2`.execute(api.db());
    expect((await open({ linkId, n: 2 })).statusCode).toBe(302);
    expect((await open({ linkId, n: 3 })).statusCode).toBe(404);
    expect(await countsOf(given)).toEqual([[2, 2, 0]]);
    const token = await api.signIn(given.account);
    const body = { send_id: String(given.sendId), position: 0, page: 1, limit: 10 };
    const { status, meta } = await api.call('/panel/link_tracker/recipients', { token, body });
    expect([status, meta.message_code]).toEqual([409, '409-601']);
    await sql`update send_partitions set state = 0`.execute(api.db());
  });
});
