import { sql } from 'kysely';
import { notify } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { matchDoubts } from '../model/match-doubts';
import type { DoubtMatch } from '../model/match-doubts';
import { isEngineHeld } from '../sql/engine-state';
import { runSeeking } from '../sql/run-seeking';
import type { SeekingTx } from '../sql/run-seeking';
import { selectDoubtedMobiles, selectOpenDoubts, selectParkedWords } from '../sql/select-doubts';
import { endDoubts } from '../store/end-doubts';
import { chunkState } from '../model/state-literals';

/**
 * For so long a receipt waits for its answer first. By then whatever was submitted before it is answered or in doubt
 * itself, unless its sender is dead and not yet recovered.
 */
export const DOUBT_WORD_WAITS_MS = 2 * 60_000;
const NUMBERS_AT_ONCE = 200;

/**
 * Ends doubts by what parked receipts say of their message: docs/delivery-receipts.md, "An answer that was lost".
 * Answers how many parts got their id back. While the engine is held the messages that they are about may not be in doubt yet.
 */
export async function endDoubtsByReceipts(context: ServerContext): Promise<number> {
  const { rows } = await sql<{ carrier: string }>`
    select distinct carrier from parked_receipts where mobile is not null`.execute(context.db);
  if (rows.length > 0 && (await isEngineHeld(context.db))) return 0;
  let ended = 0;
  for (const { carrier } of rows) ended += await endOfCarrier(context, carrier);
  if (ended > 0) context.log.info({ ended }, 'doubts were ended by receipts whose answer was lost');
  return ended;
}

async function endOfCarrier(context: ServerContext, carrier: string): Promise<number> {
  const { db, clock } = context;
  let ended = 0;
  for (let after: number | undefined = -1; after !== undefined;) {
    const now = clock.now();
    const page = { carrier, before: new Date(now.getTime() - DOUBT_WORD_WAITS_MS), after, limit: NUMBERS_AT_ONCE };
    const { mobiles, matches } = await runSeeking(db, async (tx) => {
      // What a dead sender has submitted is not in doubt yet, and could be meant as well.
      if (await hasUnrecovered(tx, now)) return { mobiles: [], matches: [] };
      const found = await selectDoubtedMobiles(tx, page);
      if (found.length === 0) return { mobiles: found, matches: [] };
      const words = await selectParkedWords(tx, { ...page, mobiles: found });
      return { mobiles: found, matches: matchDoubts(words, await selectOpenDoubts(tx, found)) };
    });
    if (matches.length > 0) ended += await carryOut(context, carrier, matches);
    after = mobiles.length === NUMBERS_AT_ONCE ? mobiles.at(-1) : undefined;
  }
  return ended;
}

async function hasUnrecovered(tx: SeekingTx, now: Date): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    select exists (select 1 from send_chunks where state = ${chunkState.leased} and state in (${chunkState.ready}, ${chunkState.leased}) and lease_until < ${now}) as any`.execute(
    tx,
  );
  return rows[0]?.any === true;
}

async function carryOut({ db, clock }: ServerContext, carrier: string, matches: readonly DoubtMatch[]) {
  const ended = await endDoubts(db, matches, { carrier, now: clock.now() });
  for (const [sendId, accountId] of ended.changedSends)
    await notify(db, 'send_progress', JSON.stringify({ accountId: String(accountId), sendId: String(sendId) }));
  for (const accountId of ended.paidAccounts)
    await notify(db, 'credit_changed', JSON.stringify({ accountId: String(accountId) }));
  return ended.matchedCount;
}
