import { sql } from 'kysely';
import { silentLog } from '@peyk/shared-testing-node';
import { beginDueSends } from '../recurring/begin-due';
import { TEXT, numbers, sendersOnApi } from './senders';

/** Fields of a call that differ from an ordinary one. */
interface Change {
  rule?: object;
  [field: string]: unknown;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Sends that come again, over the API of senders: planned, begun by as many processes as a test likes, and looked at. */
export function recurringOnApi() {
  const world = sendersOnApi();
  const { api, db, clock, freshKey } = world;
  type Sender = Awaited<ReturnType<typeof world.givenSender>>;

  /** The clock of the tests stands at noon in Tehran on Friday 29 Aban 1405: two hours before the first time. */
  const bodyOf = (sender: Sender, { rule, ...change }: Change = {}) => ({
    from_number: sender.line.number,
    message: TEXT,
    params: { recipients: numbers(2) },
    rule: { every: 'day', time: '14:00', starts_on: '2026-11-20', ...rule },
    ...change,
  });
  /** Signed in as of now, because days go by. */
  async function call(sender: Sender, what: string, body?: object, key?: string) {
    await sql`update sessions set created_at = ${clock.now()}, last_seen_at = null where account_id = ${sender.accountId}`.execute(
      db(),
    );
    return api().call(sender.token, `/send/recurring/${what}`, body, key ? { 'idempotency-key': key } : {});
  }
  const plan = (sender: Sender, change: Change = {}, key = freshKey()) =>
    call(sender, 'create', bodyOf(sender, change), key);

  async function planned(sender: Sender, change: Change = {}): Promise<string> {
    const answer = await plan(sender, change);
    if (answer.status !== 200) throw new Error(`It was not planned: ${JSON.stringify(answer)}`);
    return answer.data.id;
  }

  /** A contact of the account, born on a day. */
  async function givenContact({ accountId }: Sender, number: string, birthDate: string | null): Promise<bigint> {
    const { rows } = await sql<{ id: bigint }>`
      insert into contacts (account_id, mobile, birth_date, created_at)
      values (${accountId}, ${Number(number.slice(-9))}, ${birthDate}::date, ${clock.now()}) returning id`.execute(
      db(),
    );
    return rows[0]?.id as bigint;
  }

  return {
    ...world,
    bodyOf,
    call,
    plan,
    planned,
    givenContact,
    begin: () => beginDueSends({ db: db(), clock, log: silentLog }),
    show: async (sender: Sender, id: string) => (await call(sender, `show?id=${id}`)).data,
    runs: async (sender: Sender, id: string) => (await call(sender, 'runs', { id })).data.items,
    /** To whom the sends of an account go, in their order. */
    numbersSent: async ({ accountId }: Sender) => {
      const { rows } = await sql<{ numbers: string[] }>`
        select numbers from send_intake where account_id = ${accountId} order by send_id`.execute(db());
      return rows.map((row) => row.numbers);
    },
  };
}
