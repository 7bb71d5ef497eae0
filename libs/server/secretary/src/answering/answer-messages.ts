import { runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { insertSuppressed, placeNumbers, takeNumbersOut } from '@peyk/server-contacts';
import { tellEndpoints } from '@peyk/server-webhooks';
import { parseMobileKey } from '@peyk/shared-sms';
import { countVotes, openBallotBox } from '../polls/ballot-box';
import { openCodeBook } from '../readers/code-book';
import { claimCodes } from '../readers/reader-codes.repository';
import { countBefore, insertMessages } from '../messages.repository';
import { listListening } from '../secretary.repository';
import type { SecretaryRow } from '../secretary.repository';
import { tellSecretaryChanged } from '../tell-secretary-changed';
import { listWaitingAccounts, takeAccount, takeMessages } from './answer-queue';
import type { QueuedMessage } from './answer-queue';
import { DAILY_MS, LATELY_MS, dealtOf, outcomesOf } from './decide-messages';
import type { Dealt, Holdings } from './decide-messages';
import { handedOver } from './handed-over';
import { plannedSends } from './planned-sends';
import { sendAnswers } from './send-answers';
import type { Ended } from './send-answers';
import { tellOfCredit } from './tell-of-credit';
import type { TellBySms } from './tell-of-credit';

/** Messages of one transaction. */
export const BATCH = 1_000;
/** An account with more waits for the next round, so that others have their turn. */
const BATCHES_AT_ONCE = 20;

/**
 * Deals with messages that wait; several processes may do so at once. What fails by a fault of ours stays in the queue for the next
 * round. Answers how many were dealt with.
 */
export async function answerWaiting(context: ServerContext, tellBySms: TellBySms): Promise<number> {
  let total = 0;
  for (const accountId of await listWaitingAccounts(context.db)) {
    try {
      for (let batches = 0; batches < BATCHES_AT_ONCE; batches += 1) {
        const count = await answerBatch(context, accountId, tellBySms);
        total += count;
        if (count < BATCH) break;
      }
    } catch (error) {
      context.log.warn({ err: error, accountId: String(accountId) }, 'messages could not be answered; they wait');
    }
  }
  return total;
}

/**
 * The messages leave the queue, are written down, and their answers are accepted with the money held, in one transaction: who dies in
 * between leaves all of it to the next, and nothing is answered twice.
 */
function answerBatch({ db, clock }: ServerContext, accountId: bigint, tellBySms: TellBySms): Promise<number> {
  return runTransaction(db, async (tx) => {
    if (!(await takeAccount(tx, accountId))) return 0;
    const at = clock.now();
    const messages = await takeMessages(tx, accountId, BATCH);
    const secretaries = await listListening(tx, accountId);
    const holdings = await holdingsOf(tx, accountId, { messages, secretaries });
    const dealt = await dealtOf(messages, secretaries, holdings);
    if (dealt.length === 0) return messages.length;
    const mobiles = [...new Set(dealt.map(({ mobile }) => mobile))];
    const [lately, daily] = [LATELY_MS, DAILY_MS].map((ms) => new Date(at.getTime() - ms)) as [Date, Date];
    const endings = outcomesOf(dealt, await countBefore(tx, { accountId, mobiles, lately, daily }));
    const ended = endings.map((ending): Ended => ({ ...ending, sendId: null }));
    const due = dealt.map((one, place) => ({ ...one, place })).filter(({ place }) => ended[place]?.outcome === 'done');
    await act(tx, accountId, { due, at });
    for (const send of plannedSends(due)) {
      for (const { places, end } of await sendAnswers(tx, at, { accountId, send })) {
        for (const place of places) ended[place] = worse(ended[place], end);
      }
    }
    await claimCodes(tx, accountId, holdings.codes.claims);
    await countVotes(tx, accountId, holdings.ballots);
    await insertMessages(tx, accountId, dealt.map(rowOf(ended)));
    await tellOfCredit(tx, { accountId, at, tellBySms }, unpaidAndPaid(dealt, ended));
    await tellSecretaryChanged(tx, accountId);
    return messages.length;
  });
}

/** The codes that these messages name, and the votes that their senders have. */
async function holdingsOf(
  tx: Tx,
  accountId: bigint,
  { messages, secretaries }: { messages: readonly QueuedMessage[]; secretaries: readonly SecretaryRow[] },
): Promise<Holdings> {
  const mobiles = messages.map(({ fromNumber }) => parseMobileKey(fromNumber));
  return {
    codes: await openCodeBook(tx, { accountId, secretaries, texts: messages.map(({ text }) => text) }),
    ballots: await openBallotBox(tx, { accountId, secretaries, mobiles: [...new Set(mobiles)] }),
  };
}

const rowOf =
  (ended: readonly Ended[]) =>
  ({ secretary, message: { text, receivedAt }, mobile, reading, found }: Dealt, place: number) => ({
    ...{ secretaryId: secretary.id, mobile, text, receivedAt, reading, found },
    ...(ended[place] ?? { outcome: 'done' as const, reason: null, sendId: null }),
  });

/** Of an answer and of what is forwarded, that which went wrong is told. */
function worse(one: Ended | undefined, other: Ended): Ended {
  if (!one || (one.outcome === 'done' && one.sendId === null)) return other;
  return one.outcome === 'done' && other.outcome !== 'done' ? { ...other, sendId: one.sendId } : one;
}

function unpaidAndPaid(dealt: readonly Dealt[], ended: readonly Ended[]) {
  const idsOf = (isMeant: (end: Ended) => boolean) => [
    ...new Set(dealt.flatMap(({ secretary }, place) => (isMeant(ended[place] as Ended) ? [secretary.id] : []))),
  ];
  return {
    unpaid: idsOf(({ outcome }) => outcome === 'unpaid'),
    paid: idsOf(({ outcome, sendId }) => outcome === 'done' && sendId !== null),
  };
}

interface Due {
  due: readonly Dealt[];
  at: Date;
}

/** What costs nothing: web addresses, phonebooks and the list of those who want no advertising. */
async function act(tx: Tx, accountId: bigint, { due, at }: Due): Promise<void> {
  await tellEndpoints(tx, { accountId, type: 'secretary.message', at }, handedOver(due));
  for (const [phonebookId, mobiles] of byPhonebook(due, 'removeFromPhonebookId')) {
    await takeNumbersOut(tx, { accountId, phonebookId, mobiles });
  }
  // Of a reader those come into the phonebook who sent a correct code.
  const toAdd = due.filter(({ reading }) => reading === null || reading === 'correct');
  for (const [phonebookId, mobiles] of byPhonebook(toAdd, 'addToPhonebookId')) {
    await placeNumbers(tx, { accountId, phonebookId, mobiles, at });
  }
  for (const { secretary, message, mobile } of due) {
    if (!secretary.optsOut) continue;
    const said = { line: secretary.line, message: message.text };
    await insertSuppressed(tx, { accountId, kind: 'opt_out' }, { mobiles: Int32Array.of(mobile), at, said });
  }
}

function byPhonebook(
  due: readonly Dealt[],
  field: 'addToPhonebookId' | 'removeFromPhonebookId',
): [bigint, Int32Array][] {
  const found = new Map<bigint, Set<number>>();
  for (const { secretary, mobile } of due) {
    const id = secretary[field];
    if (id !== null) found.set(id, (found.get(id) ?? new Set()).add(mobile));
  }
  return [...found].map(([id, mobiles]) => [id, Int32Array.from(mobiles)]);
}
