import { domainApi } from '@peyk/server-testing';
import { givenAccount, givenMember } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { colleaguesModule } from './colleagues.module';

const { call, clock, db, signIn } = domainApi(
  colleaguesModule({ sendCode: async () => undefined, panelUrl: 'https://panel.example' }),
);
const PATH = '/acl/partner/second_factor';
const state = {} as { account: GivenAccount; token: string; member: string; memberId: bigint };

const giveAuthenticator = (userId: bigint) =>
  db()
    .updateTable('users')
    .set({ authenticator_secret: Buffer.alloc(64, 1) })
    .where('id', '=', userId)
    .execute();
const set = (is_required: boolean, token = state.token) => call(PATH, { token, body: { is_required } });
const rule = async (token = state.token) => call(PATH, { token });
const codeOf = async (answer: ReturnType<typeof call>) => (await answer).meta.message_code;

beforeEach(async () => {
  clock.advance(2 * 24 * 3_600_000);
  const account = await givenAccount(db());
  const member = await givenMember(db(), account, { permissions: ['colleague.read', 'role.edit'] });
  Object.assign(state, {
    ...{ account, token: await signIn(account), memberId: member.userId },
    member: await signIn({ accountId: account.accountId, userId: member.userId }),
  });
});

it('is required of everybody by who has one, and counts who has none', async () => {
  expect((await rule()).data).toEqual({ is_required: false, without_count: 2 });
  expect(await codeOf(set(true))).toBe('409-524');
  await giveAuthenticator(state.account.userId);
  expect((await set(true)).data).toEqual({ is_required: true, without_count: 1 });
});

it('keeps everything that needs a permission from who has none, on a session that is open, until they have one', async () => {
  await giveAuthenticator(state.account.userId);
  expect(await codeOf(rule(state.member))).toBe('200-1');
  await set(true);
  expect(await codeOf(rule(state.member))).toBe('403-11');
  expect(await codeOf(set(false, state.member))).toBe('403-11');
  expect(await codeOf(rule())).toBe('200-1');
  await giveAuthenticator(state.memberId);
  expect(await codeOf(rule(state.member))).toBe('200-1');
});

it('keeps nothing from anybody once it is no more required, nor from another account', async () => {
  await giveAuthenticator(state.account.userId);
  await set(true);
  const other = await givenAccount(db());
  expect(await codeOf(rule(await signIn(other)))).toBe('200-1');
  await set(false);
  expect((await rule(state.member)).data).toEqual({ is_required: false, without_count: 1 });
});
