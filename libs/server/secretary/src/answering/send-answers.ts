import { openSavepoint } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import { LIMIT_ERRORS, SEND_ERRORS, choiceOfMessages, limitsOfPlanner, sendAtOnce } from '@peyk/server-send';
import type { Ending } from './decide-messages';
import { halvesOf, messagesOf, piecesOf, placesOf } from './planned-sends';
import type { PlannedSend } from './planned-sends';

/** What became of a message, and the send that answers it. */
export interface Ended extends Ending {
  sendId: bigint | null;
}

interface EndedPlaces {
  places: readonly number[];
  end: Ended;
}

type Limits = Awaited<ReturnType<typeof limitsOfPlanner>>;

interface Asked {
  accountId: bigint;
  send: PlannedSend;
}

/** So many are counted and priced when they are accepted; of more it shows later that they are over a limit, and nobody asks again. */
const DECIDED_AT_ONCE = 100;

/** What one send of whoever asked for the secretary may have at most; answers are many sends before they are none. */
function mostOf(limits: Limits): number {
  return limits ? Math.min(limits.maxRecipients ?? DECIDED_AT_ONCE, DECIDED_AT_ONCE) : Number.POSITIVE_INFINITY;
}

/** Accepts what leaves together, in as many sends as the limits of whoever asked for the secretary make of it. */
export async function sendAnswers(tx: Tx, at: Date, { accountId, send }: Asked): Promise<EndedPlaces[]> {
  const limits = await limitsOfPlanner(tx, { accountId, userId: send[0].secretary.askedBy });
  const ends: EndedPlaces[] = [];
  for (const piece of piecesOf(send, mostOf(limits)))
    ends.push(...(await sendWhatIsPaid(tx, at, { accountId, send: piece, limits })));
  return ends;
}

/**
 * Accepts one send, or as much of it as can be paid: who wrote first is answered first. A half that cannot be paid ends the matter for
 * what stands behind it, so a wallet that is empty is asked a few times and not once for each message. What costs more than one send may
 * cost goes as two.
 */
async function sendWhatIsPaid(tx: Tx, at: Date, asked: Asked & { limits: Limits }): Promise<EndedPlaces[]> {
  const { send } = asked;
  const { end, isDivided } = await trySend(tx, at, asked);
  const halves = isDivided ? halvesOf(send) : undefined;
  if (!halves) return [{ places: placesOf(send), end }];
  const [first, second] = halves;
  const ends = await sendWhatIsPaid(tx, at, { ...asked, send: first });
  if (ends.some((one) => one.end.outcome === 'unpaid')) return [...ends, { places: placesOf(second), end }];
  return [...ends, ...(await sendWhatIsPaid(tx, at, { ...asked, send: second }))];
}

const DIVIDED: readonly string[] = [SEND_ERRORS.notEnoughCredit.code, LIMIT_ERRORS.overSendLimit.code];

/** Accepts one send; what the account itself could not have sent is the end of it, with its reason, unless less of it may be sent. */
async function trySend(
  tx: Tx,
  at: Date,
  { accountId, send, limits }: Asked & { limits: Limits },
): Promise<{ end: Ended; isDivided: boolean }> {
  const [{ secretary, type }] = send;
  const before = await openSavepoint(tx, 'before_answer');
  try {
    const { fromNumber, askedBy: userId } = secretary;
    const whom = { accountId, userId, limits, fromNumber, type, charity: false };
    const sendId = await sendAtOnce(tx, at, { ...whom, ...choiceOfMessages(messagesOf(send)) });
    return { end: { outcome: 'done', reason: null, sendId }, isDivided: false };
  } catch (error) {
    // What says when to come again is no refusal: all of it waits for the next round.
    if (!(error instanceof DomainError) || error.retryAfterSeconds !== undefined) throw error;
    await before.undo();
    const isUnpaid = error.code === SEND_ERRORS.notEnoughCredit.code;
    const end: Ended = { outcome: isUnpaid ? 'unpaid' : 'refused', reason: error.message, sendId: null };
    return { end, isDivided: DIVIDED.includes(error.code) };
  }
}
