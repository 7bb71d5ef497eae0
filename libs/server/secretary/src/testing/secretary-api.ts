import { recordInbound } from '@peyk/server-audience';
import type { Db } from '@peyk/server-database';
import type { Files } from '@peyk/server-files';
import { domainApi } from '@peyk/server-testing';
import { givenAccount, givenLine, givenTariff } from '@peyk/shared-testing-node';
import type { AccountWishes, LineWishes } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { decideSecretary } from '../admin/review-secretary.service';
import { answerWaiting } from '../answering/answer-messages';
import { secretaryModule } from '../secretary.module';
import { findSecretary } from '../secretary.repository';

const noFiles: Pick<Files, 'save'> = { save: () => Promise.reject(new Error('nothing is kept in this test')) };
const RICH = { balanceMrial: 10_000_000_000n };

export interface Holder {
  accountId: bigint;
  token: string;
  line: { lineId: bigint; number: string };
}

const POLL = {
  ...{ title: 'نزدیک‌ترین شعبه', question: 'کدام شعبه؟', reply: 'رأی شما به «{{option}}» شمرده شد.' },
  options: [{ title: 'شمال', codes: ['1', 'الف'] }, { title: 'جنوب' }],
};

/** The API of secretaries over a database of its own; for the top of a test file. */
export function secretaryApi(files = noFiles) {
  const told: { mobile: number; text: string }[] = [];
  const tellBySms = async (_tx: unknown, { mobile, text }: { mobile: number; text: string }) => {
    told.push({ mobile, text });
  };
  const api = domainApi(secretaryModule({ files, tellBySms }));
  beforeAll(() => givenTariff(api.db()));
  beforeEach(() => void told.splice(0));
  const post = (holder: Holder, path: string, body: object) =>
    api.call(`/advanced-services${path}`, { token: holder.token, body });
  const written = (holder: Holder, change: object = {}) => ({
    ...{ title: 'پاسخ‌گو', line: holder.line.number, match: 'any', reply: 'پیام شما رسید.' },
    ...change,
  });
  const create = (holder: Holder, change: object = {}) =>
    post(holder, '/general-messaging/create', written(holder, change));
  const reviewer = (by = 'mina') => ({ ...api.context(), by, tellBySms });
  const accept = async ({ accountId }: Holder, id: string) => {
    const { version } = (await findSecretary(api.db(), { accountId, id: BigInt(id) })) ?? { version: 0 };
    return decideSecretary(reviewer(), { id: BigInt(id), version }, { decision: 'accepted' });
  };
  /** Answers the id of what was made, at work. */
  const accepted = async (holder: Holder, { data, meta }: Awaited<ReturnType<typeof create>>): Promise<string> => {
    if (!data) throw new Error(JSON.stringify(meta));
    await accept(holder, data.id);
    told.splice(0);
    return data.id;
  };
  return {
    ...api,
    ...webAddresses(api.db),
    /** A poll that works: «شمال» by ۱ and الف, «جنوب» by ۲. Answers its id. */
    poll: async (holder: Holder, change: object = {}): Promise<string> => {
      return accepted(holder, await post(holder, '/polls/create', { ...POLL, line: holder.line.number, ...change }));
    },
    told,
    post,
    written,
    create,
    reviewer,
    accept,
    givenHolder: async (wishes: AccountWishes & LineWishes = {}): Promise<Holder> => {
      const { accountId, userId } = await givenAccount(api.db(), { ...RICH, ...wishes });
      const line = await givenLine(api.db(), { ...wishes, accountId });
      return { accountId, line, token: await api.signIn({ accountId, userId }) };
    },
    /** A code reader that works, without codes. Answers its id. */
    reader: async (holder: Holder, change: object = {}): Promise<string> => {
      const made = await api.call('/advanced-reader/create', {
        token: holder.token,
        body: { ...{ title: 'قرعه‌کشی', line: holder.line.number, reply: 'کد {{code}} ثبت شد.' }, ...change },
      });
      return accepted(holder, made);
    },
    /** One that works. Answers its id. */
    working: async (holder: Holder, change: object = {}): Promise<string> => {
      return accepted(holder, await create(holder, change));
    },
    receive: async (holder: Holder, text: string, from = '989241110001') => {
      api.clock.advance(1_000);
      const message = { from, to: holder.line.number, text, at: api.clock.now(), carrier: 'test' };
      await recordInbound(api.context(), message);
    },
    answer: () => answerWaiting(api.context(), tellBySms),
    /** What was sent, oldest first. */
    sendsOf: ({ accountId }: Holder) =>
      api.db().selectFrom('sends').selectAll().where('account_id', '=', accountId).orderBy('id').execute(),
    outcomesOf: async (holder: Holder, id: string): Promise<string[]> =>
      (await post(holder, '/module-inboxes-list', { id, limit: 100 })).data.items
        .map(({ outcome }: { outcome: string }) => outcome)
        .reverse(),
  };
}

/** Web addresses, and what they are to hear. */
function webAddresses(db: () => Db) {
  return {
    /** What web addresses are to hear, oldest first. */
    handedOver: async ({ accountId }: Holder) =>
      (
        await sql<{ type: string; webhook: bigint; data: unknown; state: string }>`
          select e.type, d.endpoint_id as webhook, e.data, d.state
          from webhook_events e join webhook_deliveries d on d.account_id = e.account_id and d.event_id = e.id
          where e.account_id = ${accountId} order by e.id`.execute(db())
      ).rows,
    /** A web address of the account that wants to hear nothing else. Answers its id. */
    givenWebhook: async ({ accountId }: Holder, { isOn = true } = {}): Promise<bigint> => {
      const { rows } = await sql<{ id: bigint }>`
        insert into webhook_endpoints (account_id, title, url, events, is_on, secret_sealed, created_at)
        values (${accountId}, 'فروشگاه', 'https://shop.example.com/peyk', '{}', ${isOn}, '', now()) returning id`.execute(
        db(),
      );
      return (rows[0] as { id: bigint }).id;
    },
  };
}
