import { recordInbound } from '@peyk/server-audience';
import { domainApi } from '@peyk/server-testing';
import { givenAccount, givenLine } from '@peyk/shared-testing-node';
import type { InboxPorts } from '../export/export-job';
import { inboxModule } from '../inbox.module';

/** For tests in which nothing is kept. */
const noFiles: InboxPorts['files'] = { save: () => Promise.reject(new Error('nothing is kept in this test')) };

export const SENDER = '989241110001';

/** An account with a line, and what it sees of its inbox. */
export interface Holder {
  accountId: bigint;
  token: string;
  line: { lineId: bigint; number: string };
}

/** The API of the inbox over a database of its own; for the top of a test file. */
export function inboxApi(files: InboxPorts['files'] = noFiles) {
  const api = domainApi(inboxModule({ files }));
  const ask = (holder: Holder, path: string, body?: object) =>
    api.call(`/report/messages-inbox${path}`, { token: holder.token, ...(body && { body }) });
  return {
    ...api,
    ask,
    answerOf: async (holder: Holder, path: string, body?: object) => (await ask(holder, path, body)).data,
    codeOf: async (holder: Holder, path: string, body?: object) => (await ask(holder, path, body)).meta.message_code,
    givenHolder: async (): Promise<Holder> => {
      const { accountId, userId } = await givenAccount(api.db());
      const line = await givenLine(api.db(), { accountId });
      return { accountId, line, token: await api.signIn({ accountId, userId }) };
    },
    /** A message of a handset, a second after the one before. */
    receive: async (holder: Holder, text: string, { from = SENDER, to = holder.line.number } = {}) => {
      api.clock.advance(1_000);
      await recordInbound(api.context(), { from, to, text, at: api.clock.now(), carrier: 'test' });
    },
    textsOf: async (holder: Holder, filters: object = {}): Promise<string[]> =>
      (await ask(holder, '', { filters })).data.items.map(({ text }: { text: string }) => text),
    idOf: async (holder: Holder, text: string): Promise<string> =>
      (await ask(holder, '', {})).data.items.find((one: { text: string }) => one.text === text).id,
    unreadOf: async (holder: Holder): Promise<number> => (await ask(holder, '/unread-count')).data.unread_count,
  };
}
