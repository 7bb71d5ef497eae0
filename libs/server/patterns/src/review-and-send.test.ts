import { listen, runTransaction } from '@peyk/server-database';
import { domainApi } from '@peyk/server-testing';
import { givenAccount, givenLine, givenTariff, testSeal } from '@peyk/shared-testing-node';
import { reviewerWith } from '@peyk/server-decisions';
import { listPatternsToReview, reviewPattern } from './admin/review-pattern.service';
import type { PatternVerdict } from './admin/review-pattern.service';
import { patternsModule } from './patterns.module';
import { sendByPattern } from './send-by-pattern.service';
import { PATTERN_CHANGED_CHANNEL } from './tell-pattern-changed';

const api = domainApi(patternsModule());
const SAID = {
  title: 'کد ورود',
  text: 'فروشگاه آبان، کد شما: {{code}}',
  variables: [{ name: 'code', type: 'code', max_length: 6 }],
};
const REFUSED = { verdict: 'refuse', reason: 'unclear-purpose', reasonText: null } as const;
const ACCEPTED = { verdict: 'accept' } as const;

let systemAccountId: bigint;
beforeAll(async () => {
  await givenTariff(api.db());
  systemAccountId = (await givenAccount(api.db())).accountId;
  await givenLine(api.db(), { accountId: systemAccountId });
});

async function givenPattern(type = 'otp') {
  const account = await givenAccount(api.db(), { name: 'فروشگاه آبان' });
  const line = await givenLine(api.db(), { accountId: account.accountId });
  const token = await api.signIn(account);
  const { data } = await api.call('/patterns/normal', { token, body: { ...SAID, type } });
  return { ...account, line, token, id: data.id as string, code: data.code as string };
}
type Given = Awaited<ReturnType<typeof givenPattern>>;

const review = ({ code }: Given, decision: PatternVerdict, { version = 1, by = 'سارا' } = {}) =>
  reviewPattern(
    reviewerWith({ ...api.context(), seal: testSeal, systemAccountId }, by, () => undefined),
    {
      ...{ code, version, decision },
    },
  );
const shown = async ({ token, id }: Given) => (await api.call(`/patterns/details?id=${id}`, { token })).data.pattern;
const rewrite = ({ token, id }: Given, text: string, more: object = {}) =>
  api.call('/patterns/normal/update', { token, body: { ...SAID, id, text, ...more } });
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error) => error.code,
  );
let keys = 0;
const test = ({ token, code, line }: Given, params: object[], more: object = {}) =>
  api.call('/patterns/test', {
    token,
    body: { code, from_number: line.number, params, ...more },
    headers: { 'idempotency-key': `test-key-${(keys += 1)}` },
  });
const CODE = [{ name: 'code', value: '1405' }];
const systemMessages = () =>
  api.db().selectFrom('sends').select('id').where('account_id', '=', systemAccountId).execute();

describe('a review', () => {
  it('accepts a version: its owner is told by SMS, its open panels live', async () => {
    const given = await givenPattern();
    let tell = (_payload: string): void => undefined;
    const told = new Promise<string>((resolve) => (tell = resolve));
    const listener = await listen(api.db(), PATTERN_CHANGED_CHANNEL, (payload) => {
      // Once with nothing, when it begins to listen.
      if (payload !== undefined) tell(payload);
    });
    const before = (await systemMessages()).length;
    expect(await listPatternsToReview(api.db())).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: given.code, version: 1, accountName: 'فروشگاه آبان' })]),
    );
    await review(given, ACCEPTED);
    expect(await shown(given)).toMatchObject({ state: 'accepted', accepted_version: 1 });
    expect(await systemMessages()).toHaveLength(before + 1);
    expect(await told).toBe(JSON.stringify({ accountId: String(given.accountId) }));
    await listener.close();
  });

  it('tells the owner of what support has asked for on behalf of the account', async () => {
    const given = await givenPattern();
    await api
      .db()
      .updateTable('pattern_versions')
      .set({ asked_by: null })
      .where('pattern_id', '=', BigInt(given.id))
      .execute();
    const before = (await systemMessages()).length;
    await review(given, ACCEPTED);
    expect(await systemMessages()).toHaveLength(before + 1);
  });

  it('refuses a version with a reason of the list, and with more words', async () => {
    const given = await givenPattern();
    await review(given, { ...REFUSED, reasonText: ' بنویسید کد برای چیست. ' });
    expect(await shown(given)).toMatchObject({
      state: 'refused',
      accepted_version: null,
      reason: 'روشن نیست پیام برای چیست؛ متن ثابت باید کاربرد آن را بگوید. بنویسید کد برای چیست.',
    });
  });

  it.each([
    ['none of the list', { ...REFUSED, reason: 'constructor' }],
    ['"other" without words', { ...REFUSED, reason: 'other', reasonText: ' ' }],
    ['too many words', { ...REFUSED, reasonText: 'س'.repeat(301) }],
  ])('with %s for a reason decides nothing', async (_what, decision) => {
    const given = await givenPattern();
    expect(await codeOf(review(given, decision))).toBe('422-474');
    expect(await shown(given)).toMatchObject({ state: 'waiting' });
  });

  it('is made once: of two at the same time one is told that the other was first', async () => {
    const given = await givenPattern();
    const before = (await systemMessages()).length;
    const both = await Promise.all([codeOf(review(given, ACCEPTED)), codeOf(review(given, REFUSED, { by: 'نیما' }))]);
    expect(both.filter((code) => code === null)).toHaveLength(1);
    expect(both).toContain('409-461');
    expect(await systemMessages()).toHaveLength(before + 1);
  });

  it('says who was first', async () => {
    const given = await givenPattern();
    await review(given, ACCEPTED);
    await expect(review(given, REFUSED, { by: 'نیما' })).rejects.toThrow('«سارا»');
  });

  it('of a pattern that its owner deleted finds nothing, and of a version that gave way says so', async () => {
    const given = await givenPattern();
    await rewrite(given, `${SAID.text} ممنون`);
    expect(await codeOf(review(given, ACCEPTED))).toBe('409-462');
    await api.call('/patterns/delete', { token: given.token, body: { ids: [given.id] } });
    expect(await codeOf(review(given, ACCEPTED, { version: 2 }))).toBe('404-461');
  });

  it('may be asked for again with the same words after a refusal', async () => {
    const given = await givenPattern();
    await review(given, REFUSED);
    await rewrite(given, SAID.text);
    expect(await shown(given)).toMatchObject({ state: 'waiting', version: 2 });
  });
});

describe('a send by pattern', () => {
  it('waits for the first acceptance', async () => {
    const given = await givenPattern();
    expect((await test(given, CODE)).meta.message_code).toBe('409-460');
    await review(given, REFUSED);
    expect((await test(given, CODE)).meta.message_code).toBe('409-460');
  });

  it.each([
    ['manual', 'pattern'],
    ['otp', 'pattern_otp'],
    ['transactional', 'pattern_transactional'],
  ])('of type %s is a send of type %s, with its variables filled in', async (type, smsType) => {
    const given = await givenPattern(type);
    await review(given, ACCEPTED);
    const { data } = await test(given, CODE);
    expect(data).toEqual({ send_id: expect.any(String), version: 1 });
    const sends = api.db().selectFrom('sends').select(['type', 'text', 'is_test']).where('id', '=', data.send_id);
    expect(await sends.executeTakeFirst()).toEqual({
      type: smsType,
      text: 'فروشگاه آبان، کد شما: 1405',
      is_test: true,
    });
  });

  it('sends what was accepted while a version without its variable waits, and what is refused never', async () => {
    const given = await givenPattern();
    await review(given, ACCEPTED);
    await rewrite(given, 'فروشگاه آبان، خوش آمدید', { variables: [] });
    expect((await test(given, CODE)).data.version).toBe(1);
    await review(given, REFUSED, { version: 2 });
    expect((await test(given, CODE)).data.version).toBe(1);
    await rewrite(given, 'فروشگاه آبان، خوش آمدید!', { variables: [] });
    await review(given, ACCEPTED, { version: 3 });
    expect((await test(given, CODE)).meta.errors).toEqual({ 'params.code': expect.any(String) });
    expect((await test(given, [])).data.version).toBe(3);
  });

  it.each([
    ['missing', []],
    ['too long', [{ name: 'code', value: '1234567' }]],
    ['of another type', [{ name: 'code', value: 'کد' }]],
  ])('is refused with a value that is %s', async (_what, params) => {
    const given = await givenPattern();
    await review(given, ACCEPTED);
    const { meta } = await test(given, params);
    expect([meta.message_code, Object.keys(meta.errors)]).toEqual(['422-473', ['params.code']]);
  });

  it('is not made with the code of another account', async () => {
    const [given, other] = [await givenPattern(), await givenPattern()];
    await review(given, ACCEPTED);
    expect((await test(other, CODE, { code: given.code })).meta.message_code).toBe('404-460');
  });

  it('is made in the transaction of its caller, or not at all', async () => {
    const given = await givenPattern();
    await review(given, ACCEPTED);
    const { accountId, userId, code, line } = given;
    const request = {
      ...{
        accountId,
        userId,
        code,
        fromNumber: line.number,
        userIp: null,
        charity: false,
        limits: null,
        quoteId: null,
      },
      choice: { kind: 'numbers' as const, numbers: ['09952000001'] },
      plan: { sendTime: null, ratePerSecond: null, validityMinutes: null, isTest: false, resentFrom: null },
      values: { code: '1405' },
    };
    const failing = runTransaction(api.db(), async (tx) => {
      await sendByPattern(tx, api.context().clock.now(), request);
      throw new Error('killed here');
    });
    await expect(failing).rejects.toThrow('killed here');
    const sends = await api.db().selectFrom('sends').select('id').where('account_id', '=', accountId).execute();
    expect(sends).toEqual([]);
  });
});
