import { isConnectionError } from '@peyk/server-database';
import type { DbOrTx, ServerContext, Tx } from '@peyk/server-database';
import { inTurn } from './account-turn';
import { clearProperty, selectHiddenProperties } from './properties/properties.repository';
import { clearTag, selectHiddenTags } from './tags/tags.repository';

/** Rows that one transaction clears away: well below a second, so that nobody's turn is late. */
const SWEPT_AT_ONCE = 10_000;
const HIDDEN_AT_ONCE = 50;
/** A round ends after so many transactions: a process that is told to stop waits for its round. */
const PIECES_A_ROUND = 10;

interface Hidden {
  accountId: bigint;
  id: bigint;
}

interface Kind {
  name: string;
  select(db: DbOrTx, limit: number): Promise<Hidden[]>;
  clear(tx: Tx, hidden: Hidden, limit: number): Promise<number>;
}

const KINDS: readonly Kind[] = [
  { name: 'tag', select: selectHiddenTags, clear: clearTag },
  { name: 'property', select: selectHiddenProperties, clear: clearProperty },
];

/** A round of the periodic task: takes from contacts what deleted tags and properties have left. Answers from how many. */
export async function sweepHidden(context: ServerContext, piece = SWEPT_AT_ONCE): Promise<number> {
  const round = { swept: 0, room: PIECES_A_ROUND, piece };
  for (const kind of KINDS) {
    for (const hidden of await kind.select(context.db, HIDDEN_AT_ONCE)) {
      await sweepOrLeave(context, { kind, hidden }, round);
    }
  }
  return round.swept;
}

/** What cannot be cleared away now, perhaps because its account is busy, must not stop what is behind it: it comes next round. */
async function sweepOrLeave(
  { db, log }: ServerContext,
  { kind, hidden }: { kind: Kind; hidden: Hidden },
  round: { swept: number; room: number; piece: number },
): Promise<void> {
  try {
    for (let done = false; !done && round.room > 0; round.room -= 1) {
      const cleared = await inTurn(db, hidden.accountId, (tx) => kind.clear(tx, hidden, round.piece));
      round.swept += cleared;
      done = cleared < round.piece;
    }
  } catch (error) {
    if (isConnectionError(error)) throw error;
    log.error({ err: error, kind: kind.name }, 'what was deleted could not be cleared away');
  }
}
