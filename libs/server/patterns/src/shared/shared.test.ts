import { runTransaction } from '@peyk/server-database';
import type { AdminContext } from '@peyk/server-module';
import { domainApi } from '@peyk/server-testing';
import { givenAccount, givenLine, givenTariff } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { findPatternCode } from '../find-code';
import { patternsModule } from '../patterns.module';
import { MAX_PATTERNS } from '../patterns.service';
import { sendByPattern } from '../send-by-pattern.service';
import { systemicCommands } from '../systemic/systemic.commands';
import { addSystemic, removeSystemic } from '../systemic/systemic.service';
import type { NewSystemic } from '../systemic/systemic.service';
import { retireSharedPattern } from './shared.service';

const api = domainApi(patternsModule());
const CODE = { name: 'code', type: 'code', maxLength: 6 } as const;
const OFFER = {
  kind: 'otp',
  title: 'کد تأیید',
  description: 'برای تأیید شماره',
  text: 'کد تأیید شما {{code}} است. {{company}}',
  variables: [CODE],
  isShared: true,
} as const;
const VARIABLES = [{ name: 'code', type: 'code', max_length: 6 }];

beforeAll(() => givenTariff(api.db()));

async function givenSender(name = 'فروشگاه آبان') {
  const account = await givenAccount(api.db(), { name });
  const line = await givenLine(api.db(), { accountId: account.accountId });
  return { ...account, line, token: await api.signIn(account) };
}
type Sender = Awaited<ReturnType<typeof givenSender>>;

/** Offers a pattern. Answers its code, by which admins know it, and its id. */
async function givenOffer(change: Partial<NewSystemic> = {}) {
  const code = await addSystemic(api.context(), { ...OFFER, ...change });
  const { id } = await api
    .db()
    .selectFrom('systemic_patterns')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return { code, id: String(id) };
}
const post = ({ token }: Sender, path: string, body: object) => api.call(`/patterns${path}`, { token, body });
const take = (sender: Sender, { id }: { id: string }) => post(sender, '/shared/take', { id });
const offers = async (sender: Sender, filters: object = {}) =>
  (await post(sender, '/shared', { limit: 100, filters })).data.items as Record<string, unknown>[];
const own = async (sender: Sender, filters: object = {}) => (await post(sender, '', { filters })).data.items;
const rename = ({ accountId }: Sender, name: string) =>
  sql`update accounts set name = ${name} where id = ${accountId}`.execute(api.db());
const send = ({ accountId, userId, line }: Sender, code: string, values: Record<string, string>) =>
  runTransaction(api.db(), (tx) =>
    sendByPattern(tx, api.clock.now(), {
      ...{ accountId, userId, code, values, fromNumber: line.number },
      ...{ userIp: null, charity: false, limits: null, quoteId: null },
      choice: { kind: 'numbers', numbers: ['989241110001'] },
      plan: { sendTime: null, ratePerSecond: null, validityMinutes: null, isTest: false, resentFrom: null },
    }),
  );
const sentBy = ({ accountId }: Sender) =>
  api.db().selectFrom('sends').select(['text', 'type']).where('account_id', '=', accountId).orderBy('id').execute();

describe('a shared pattern', () => {
  it('is offered to every account with its own name in it, by title and kind', async () => {
    const { id, code } = await givenOffer({ title: 'سفارش پاییزی' });
    const one = await givenSender();
    expect(await offers(one, { title: 'پاييزي', type: 'otp' })).toEqual([
      {
        id,
        kind: 'otp',
        title: 'سفارش پاییزی',
        description: OFFER.description,
        text: 'کد تأیید شما {{code}} است. فروشگاه آبان',
        variables: VARIABLES,
        pattern_id: null,
        created_at: api.clock.now().toISOString(),
      },
    ]);
    expect(await offers(one, { title: 'پاییزی', type: 'manual' })).toEqual([]);
    const systemic = (await post(one, '/systemic', { limit: 100 })).data.items;
    expect(systemic.map((row: { code: string }) => row.code)).not.toContain(code);
    expect((await api.call(`/patterns/systemic/details?id=${id}`, { token: one.token })).status).toBe(404);
  });

  it('is accepted at once when it is taken over, with a code of its own', async () => {
    const offer = await givenOffer();
    const sender = await givenSender();
    const { data } = await take(sender, offer);
    expect(data).toMatchObject({
      ...{ type: 'shared', kind: 'otp', title: OFFER.title, description: OFFER.description },
      ...{ state: 'accepted', version: 1, accepted_version: 1, text: 'کد تأیید شما {{code}} است. فروشگاه آبان' },
    });
    expect(data.code).not.toBe(offer.code);
    expect(await own(sender, { type: 'shared' })).toEqual([data]);
    expect(await own(sender, { type: 'otp' })).toEqual([]);
    const details = await api.call(`/patterns/details?id=${data.id}`, { token: sender.token });
    expect(details.data).toMatchObject({
      pattern: data,
      versions: [{ text: data.text, variables: VARIABLES, state: 'accepted', website: null }],
    });
    const [shown] = (await offers(sender)).filter(({ id }) => id === offer.id);
    expect(shown).toMatchObject({ pattern_id: data.id });
  });

  it('is sent by that code under the rules of values, with the name that the account has by then', async () => {
    const offer = await givenOffer();
    const sender = await givenSender();
    const { code } = (await take(sender, offer)).data;
    const wrong = send(sender, code, { code: 'www.example.ir', company: 'بانک ملی' });
    const errors = { 'params.code': expect.any(String), 'params.company': expect.any(String) };
    await expect(wrong).rejects.toMatchObject({ errors });
    await send(sender, code, { code: '1405' });
    await rename(sender, 'کافه {{مهر}} $&');
    await send(sender, code, { code: '1406' });
    expect(await sentBy(sender)).toEqual([
      { text: 'کد تأیید شما 1405 است. فروشگاه آبان', type: 'pattern_otp' },
      { text: 'کد تأیید شما 1406 است. کافه مهر $&', type: 'pattern_otp' },
    ]);
  });

  it('is sent by nobody who has not taken it over, nor by the code of another account', async () => {
    const offer = await givenOffer();
    const [one, other] = [await givenSender(), await givenSender('کافه مهر')];
    const taken = (await take(one, offer)).data;
    for (const code of [offer.code, taken.code]) {
      await expect(send(other, code, { code: '1405' })).rejects.toMatchObject({ code: '404-460' });
    }
    await expect(send(one, offer.code, { code: '1405' })).rejects.toMatchObject({ code: '404-460' });
    const theirs = { id: taken.id, title: 'ربوده', text: taken.text, variables: VARIABLES };
    expect((await post(other, '/normal/update', theirs)).meta.message_code).toBe('404-460');
    expect((await post(other, '/delete', { ids: [taken.id] })).data).toEqual({ deleted_count: 0 });
    // Ids of patterns of accounts are no ids of what is offered.
    const [shown] = (await offers(other)).filter(({ id }) => id === offer.id);
    expect(shown).toMatchObject({ pattern_id: null });
    expect(await own(other)).toEqual([]);
  });

  it('is the same one when it is taken twice, and another after it was deleted', async () => {
    const offer = await givenOffer();
    const sender = await givenSender();
    const first = (await take(sender, offer)).data;
    expect((await take(sender, offer)).data).toEqual(first);
    await post(sender, '/delete', { ids: [first.id] });
    const second = (await take(sender, offer)).data;
    expect(second.code).not.toBe(first.code);
    expect(await own(sender)).toEqual([second]);
  });

  it('is one when two members take it at once', async () => {
    const offer = await givenOffer();
    const sender = await givenSender();
    const [one, other] = await Promise.all([take(sender, offer), take(sender, offer)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.data).toEqual(other.data);
    expect(await own(sender)).toEqual([one.data]);
  });

  it('that was retired is sent by those who have it, and taken by nobody new', async () => {
    const offer = await givenOffer();
    const [holder, late] = [await givenSender(), await givenSender('کافه مهر')];
    const taken = (await take(holder, offer)).data;
    await retireSharedPattern(api.context(), offer.code);
    await send(holder, taken.code, { code: '1405' });
    expect(await sentBy(holder)).toHaveLength(1);
    expect((await take(holder, offer)).data).toEqual(taken);
    expect((await offers(late)).filter(({ id }) => id === offer.id)).toEqual([]);
    expect((await take(late, offer)).meta.message_code).toBe('404-462');
    await expect(retireSharedPattern(api.context(), offer.code)).rejects.toMatchObject({ code: '404-460' });
  });

  it('is not taken by who asked while it was being retired', async () => {
    const offer = await givenOffer();
    const sender = await givenSender();
    let taking: ReturnType<typeof take> | undefined;
    const retiring = api.db().transaction();
    await retiring.execute(async (tx) => {
      await sql`update systemic_patterns set retired_at = now() where code = ${offer.code}`.execute(tx);
      taking = take(sender, offer);
      await untilSomebodyWaits();
    });
    expect((await taking)?.meta.message_code).toBe('404-462');
    expect(await own(sender)).toEqual([]);
  });

  it('has a title and a description of the account, and no other text', async () => {
    const sender = await givenSender();
    const { id, text } = (await take(sender, await givenOffer())).data;
    const said = { id, title: 'ورود', text, variables: VARIABLES };
    expect((await post(sender, '/normal/update', said)).data).toMatchObject({
      ...{ title: 'ورود', description: null, version: 1, state: 'accepted', type: 'shared', text },
    });
    for (const change of [
      { text: `${text} ممنون` },
      { text: OFFER.text },
      { variables: [{ ...VARIABLES[0], max_length: 200 }] },
      { website: 'https://aban.example.ir' },
    ]) {
      const { meta } = await post(sender, '/normal/update', { ...said, title: 'دیگر', ...change });
      expect([meta.message_code, Object.keys(meta.errors)]).toEqual(['409-463', ['text']]);
    }
    expect(await own(sender)).toMatchObject([{ title: 'ورود', text }]);
  });

  it('leaves the title that the account has to its own one, by which programs send', async () => {
    const sender = await givenSender();
    const said = { type: 'otp', title: OFFER.title, text: 'کد {{code}} فروشگاه آبان', variables: VARIABLES };
    const mine = (await post(sender, '/normal', said)).data;
    const [first, second] = [await take(sender, await givenOffer()), await take(sender, await givenOffer())];
    expect([first.data.title, second.data.title]).toEqual(['کد تأیید (مشترک)', 'کد تأیید (مشترک ۲)']);
    const codeOf = (name: string) => findPatternCode(api.db(), sender.accountId, name);
    expect(await codeOf(OFFER.title)).toBe(mine.code);
    expect(await codeOf(first.data.title)).toBe(first.data.code);
    // Somebody gives it that title all the same.
    const retitle = ({ data: { id, text } }: typeof first) =>
      post(sender, '/normal/update', { id, title: OFFER.title, text, variables: VARIABLES });
    await retitle(first);
    await retitle(second);
    expect(await codeOf(OFFER.title)).toBe(mine.code);
    await post(sender, '/delete', { ids: [mine.id] });
    await expect(codeOf(OFFER.title)).rejects.toMatchObject({ code: '404-460' });
    await post(sender, '/delete', { ids: [second.data.id] });
    expect(await codeOf(OFFER.title)).toBe(first.data.code);
    expect(await codeOf(first.data.id)).toBe(first.data.code);
  });

  it('has a title that fits, also where a long one is there already', async () => {
    const sender = await givenSender();
    const title = '😀'.repeat(100);
    for (const expected of [title, `${'😀'.repeat(92)} (مشترک)`]) {
      expect((await take(sender, await givenOffer({ title }))).data.title).toBe(expected);
    }
  });

  it('is no pattern of a name of which nothing can be seen', async () => {
    const sender = await givenSender('{{ }}');
    const { meta } = await take(sender, await givenOffer());
    expect([meta.message_code, await own(sender)]).toEqual(['422-472', []]);
  });

  it('counts among the patterns of an account', async () => {
    const sender = await givenSender();
    await sql`
      insert into patterns (account_id, code, kind, title, last_version, created_at)
      select ${sender.accountId}, lpad(n::text, 10, '0'), 'manual', 'الگو', 1, now()
      from generate_series(1, ${MAX_PATTERNS}) n`.execute(api.db());
    expect((await take(sender, await givenOffer())).meta.message_code).toBe('422-460');
  });

  it('is neither a systemic one nor removed like one', async () => {
    const offer = await givenOffer();
    const systemic = await givenOffer({ isShared: false });
    const sender = await givenSender();
    expect((await take(sender, systemic)).meta.message_code).toBe('404-462');
    await expect(removeSystemic(api.db(), offer.code)).rejects.toMatchObject({ code: '404-460' });
    await expect(retireSharedPattern(api.context(), systemic.code)).rejects.toMatchObject({ code: '404-460' });
  });

  it('is listed to admins with when it was retired', async () => {
    const [kept, retired] = [await givenOffer(), await givenOffer()];
    await retireSharedPattern(api.context(), retired.code);
    const listing = systemicCommands.find(({ name }) => name === 'shared-pattern list');
    // It reads the database, and nothing else that admins have.
    const lines = await listing?.run(api.context() as AdminContext, { words: [], values: {}, by: 'tester' });
    expect(lines).toContain(`${kept.code}  otp  ${OFFER.title}`);
    const at = api.clock.now().toISOString();
    expect(lines).toContain(`${retired.code}  otp  ${OFFER.title}  (retired ${at})`);
  });

  it('is refused without the name of the account', async () => {
    const nameless = { ...OFFER, text: 'کد {{code}}' };
    await expect(addSystemic(api.context(), nameless)).rejects.toMatchObject({ code: '422-472' });
  });
});

/** Until a session of this database waits for a lock of another. @throws after 15 s */
async function untilSomebodyWaits(): Promise<void> {
  const deadlineMs = Date.now() + 15_000;
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db());
    if (rows.length > 0) return;
    if (Date.now() > deadlineMs) throw new Error('nobody waited for a lock within 15 s');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
