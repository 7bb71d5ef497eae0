import type { Receipt } from '@peyk/server-carrier';
import type { Db } from '@peyk/server-database';
import { groupBy } from '../model/group-by';
import type { DoubtMatch } from '../model/match-doubts';
import { placesOfReceipt } from '../model/choose-place';
import { RECIPIENT_STATUS } from '../model/states';
import { insertParts } from '../sql/insert-parts';
import { lockRecipients } from '../sql/lock-recipients';
import type { RecipientKey } from '../sql/lock-recipients';
import { matchParts } from '../sql/match-parts';
import { deleteParked, lockParkedReceipts } from '../sql/parked-receipts';
import { runSeeking } from '../sql/run-seeking';
import type { SeekingTx } from '../sql/run-seeking';
import { applyEvents } from './apply-events';
import type { AppliedEvents, ApplyOptions } from './apply-events';
import type { MessageEvent } from './message-event';
import { receiptEvent } from './store-batch';

export interface EndedDoubts extends AppliedEvents {
  matchedCount: number;
}

/**
 * Carries out matches in one transaction, as if the lost answer had come: the part gets its id, so that later receipts find
 * it, and the parked ones are applied. What nothing but elimination speaks for costs nothing: its money goes back first.
 * A match whose doubt has ended meanwhile, whose id is known by now, or that another process carries out is left alone.
 */
export async function endDoubts(db: Db, matches: readonly DoubtMatch[], options: ApplyOptions): Promise<EndedDoubts> {
  return runSeeking(db, async (tx) => {
    const parked = await lockParkedReceipts(
      tx,
      options.carrier,
      matches.map(({ operatorMessageId }) => operatorMessageId),
    );
    const receiptsOf = groupBy(parked, ({ operatorMessageId, mobile }) => `${operatorMessageId} ${mobile}`);
    const wordsOf = ({ operatorMessageId, doubt }: DoubtMatch) =>
      receiptsOf.get(`${operatorMessageId} ${doubt.mobile}`) ?? [];
    const open = (await stillOpen(tx, matches, options)).filter((match) => wordsOf(match).length > 0);
    await insertParts(
      tx,
      options.carrier,
      open.map(({ doubt, part, operatorMessageId }) => ({
        ...keyOf(doubt),
        part,
        operatorMessageId,
        mobile: doubt.mobile,
      })),
    );
    const taken = open.flatMap(wordsOf);
    await deleteParked(
      tx,
      taken.map(({ id }) => id),
    );
    const events = open.flatMap((match) => eventsOf(match, wordsOf(match), options));
    return { ...(await applyEvents(tx, events, options)), matchedCount: open.length };
  });
}

async function stillOpen(tx: SeekingTx, matches: readonly DoubtMatch[], { carrier }: ApplyOptions) {
  const ids = matches.map(({ operatorMessageId }) => operatorMessageId);
  const known = groupBy(await matchParts(tx, carrier, ids), ({ operatorMessageId }) => operatorMessageId);
  const rows = await lockRecipients(
    tx,
    matches.map(({ doubt }) => doubt),
  );
  const inDoubt = new Set(rows.filter(({ status }) => status === RECIPIENT_STATUS.inDoubt).map(nameOf));
  const isKnown = ({ doubt, operatorMessageId }: DoubtMatch) =>
    placesOfReceipt(known.get(operatorMessageId) ?? [], doubt.mobile).length > 0;
  return matches.filter((match) => inDoubt.has(nameOf(match.doubt)) && !isKnown(match));
}

function eventsOf(
  { doubt, part, by }: DoubtMatch,
  receipts: readonly Receipt[],
  { now }: ApplyOptions,
): MessageEvent[] {
  const key = keyOf(doubt);
  const heard = receipts.map((receipt) => receiptEvent({ ...key, part }, receipt));
  if (by === 'reference') return heard;
  return [{ ...key, atMs: now.getTime(), event: { kind: 'doubt-overdue' } }, ...heard];
}

const keyOf = ({ accountId, sendId, n }: RecipientKey): RecipientKey => ({ accountId, sendId, n });
const nameOf = ({ sendId, n }: RecipientKey) => `${sendId} ${n}`;
