import { runTransaction } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import type { FinishedCall } from '@peyk/server-http';
import { isNotCurrent, resealRows } from '@peyk/server-seal';
import type { Resealer, Seal } from '@peyk/server-seal';
import { sql } from 'kysely';

/** So long a call may be made again, and what is needed for it is kept. */
export const BODY_KEPT_MS = 24 * 3_600_000;

interface CallKey {
  accountId: bigint;
  id: bigint;
}

/** What a call needs to be made again. */
export interface CallBody {
  url: string;
  body: unknown;
}

const placeOf = ({ accountId, id }: CallKey) => `api_call_bodies.body_sealed:${accountId}:${id}`;

/** Of the calls that have one; `ids` by the ids of their requests. */
export async function insertCallBodies(
  db: DbOrTx,
  seal: Seal,
  { calls, ids }: { calls: readonly FinishedCall[]; ids: ReadonlyMap<string, bigint> },
): Promise<void> {
  const rows = calls.flatMap(({ accountId, requestId, at, again }) => {
    const id = ids.get(requestId);
    if (again === null || id === undefined) return [];
    const body_sealed = seal.seal('api call', again, placeOf({ accountId, id }));
    return [{ account_id: accountId, call_id: id, at, body_sealed }];
  });
  if (rows.length > 0) await db.insertInto('api_call_bodies').values(rows).execute();
}

const bodiesSince = (db: DbOrTx, { accountId, id }: CallKey, now: Date) =>
  db
    .selectFrom('api_call_bodies')
    .where('account_id', '=', accountId)
    .where('call_id', '=', id)
    .where('at', '>', new Date(now.getTime() - BODY_KEPT_MS));

/** Until when it may be made again; undefined when it may not. */
export async function findRepeatableUntil(db: DbOrTx, key: CallKey, now: Date): Promise<Date | undefined> {
  const row = await bodiesSince(db, key, now).select('at').executeTakeFirst();
  return row && new Date(row.at.getTime() + BODY_KEPT_MS);
}

/** @throws SealError */
export async function findCallBody(
  db: DbOrTx,
  seal: Seal,
  { now, ...key }: CallKey & { now: Date },
): Promise<CallBody | undefined> {
  const row = await bodiesSince(db, key, now).select('body_sealed').executeTakeFirst();
  return row && (JSON.parse(seal.open('api call', row.body_sealed, placeOf(key)).toString()) as CallBody);
}

/** What is sealed of failed calls. */
export const callBodyResealer: Resealer = {
  name: 'api_call_bodies',
  run: (db, seal, { after, limit }) =>
    runTransaction(db, async (tx) => {
      const rows = await tx
        .selectFrom('api_call_bodies')
        .select(['account_id as accountId', 'call_id as id', 'body_sealed as sealed'])
        // Ids are made by one sequence for all accounts.
        .where('call_id', '>', BigInt(after || '0'))
        .where(isNotCurrent(seal, 'body_sealed'))
        .orderBy('call_id')
        .limit(limit)
        .forUpdate()
        .execute();
      const rewrite = async ({ accountId, id, sealed }: (typeof rows)[number]) => {
        const place = placeOf({ accountId, id });
        const again = seal.seal('api call', seal.open('api call', sealed, place), place);
        await sql`update api_call_bodies set body_sealed = ${again}
          where account_id = ${accountId} and call_id = ${id}`.execute(tx);
      };
      return resealRows(rows, { limit, keyOf: ({ id }) => id.toString(), rewrite });
    }),
};
