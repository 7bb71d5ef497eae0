import { domainApi } from '@peyk/server-testing';
import { givenAccount, givenMember } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { colleaguesModule } from '../colleagues.module';

/** The API of colleagues over a database of its own, with an account and its owner's session for each test; for the top of a test file. */
export function colleaguesApi() {
  const sent: { mobile: number; text: string }[] = [];
  const sendCode = async (_tx: unknown, message: { mobile: number; text: string }) => void sent.push(message);
  const api = domainApi(colleaguesModule({ sendCode, panelUrl: 'https://panel.example' }));
  const now = {} as { account: GivenAccount; token: string };
  beforeEach(async () => {
    sent.length = 0;
    // Each test has a day of its own: messages are counted by the day.
    api.clock.advance(2 * 24 * 3_600_000);
    now.account = await givenAccount(api.db());
    now.token = await api.signIn(now.account);
  });
  const ask = (path: string, body?: object, as = now.token) => api.call(path, { token: as, ...(body && { body }) });
  return {
    ...api,
    /** The account of the running test, and its owner's token. */
    now,
    sent,
    ask,
    dataOf: async (path: string, body?: object, as?: string) => {
      const answer = await ask(path, body, as);
      expect(answer.meta).toMatchObject({ status: true });
      return answer.data;
    },
    codeOf: async (path: string, body?: object, as?: string) => (await ask(path, body, as)).meta.message_code,
    /** A member of the account with these permissions, and a session. */
    memberWith: async (permissions: string[]) => {
      const member = await givenMember(api.db(), now.account, { permissions });
      return { ...member, token: await api.signIn({ accountId: now.account.accountId, userId: member.userId }) };
    },
  };
}
