import { isConnectionError } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { inTurn } from '../account-turn';
import { deleteSomeMembers, forgetDeletedPhonebook, selectDeletedPhonebooks } from './deleted-phonebooks.repository';
import type { DeletedPhonebook } from './deleted-phonebooks.repository';

/** Members that one transaction clears away: well below a second, so that nobody's turn is late. */
const SWEPT_AT_ONCE = 20_000;
const PHONEBOOKS_AT_ONCE = 100;
/** A round ends after so many transactions: a process that is told to stop waits for its round. */
const PIECES_A_ROUND = 10;

/** Clears away what fits into one transaction. Answers how many members, and whether that was all. */
export async function sweepPhonebooks(
  tx: Tx,
  phonebooks: readonly DeletedPhonebook[],
): Promise<{ swept: number; done: boolean }> {
  let room = SWEPT_AT_ONCE;
  for (const phonebook of phonebooks) {
    const count = await deleteSomeMembers(tx, phonebook, room);
    // A full piece says nothing about what is behind it.
    if (count === room) return { swept: SWEPT_AT_ONCE, done: false };
    await forgetDeletedPhonebook(tx, phonebook);
    room -= count;
  }
  return { swept: SWEPT_AT_ONCE - room, done: true };
}

/** A round of the periodic task: clears away what deleted phonebooks have left, piece by piece. Answers how many members. */
export async function sweepDeletedPhonebooks(context: ServerContext): Promise<number> {
  const round = { swept: 0, room: PIECES_A_ROUND };
  for (const phonebook of await selectDeletedPhonebooks(context.db, PHONEBOOKS_AT_ONCE)) {
    await sweepOrLeave(context, phonebook, round);
  }
  return round.swept;
}

/** What cannot be cleared away now, perhaps because its account is busy, must not stop what is behind it: it comes next round. */
async function sweepOrLeave(
  { db, log }: ServerContext,
  phonebook: DeletedPhonebook,
  round: { swept: number; room: number },
): Promise<void> {
  try {
    for (let done = false; !done && round.room > 0; round.room -= 1) {
      const piece = await inTurn(db, phonebook.accountId, (tx) => sweepPhonebooks(tx, [phonebook]));
      round.swept += piece.swept;
      done = piece.done;
    }
  } catch (error) {
    if (isConnectionError(error)) throw error;
    log.error({ err: error }, 'a deleted phonebook could not be cleared away');
  }
}
