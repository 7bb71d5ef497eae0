import { TAKEN_FOR_MS, failTaken, reviewerWith } from '@peyk/server-decisions';
import type { Files } from '@peyk/server-files';
import { requirePerson } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import type {
  GivenVerdict,
  QueueName,
  QueuePart,
  ShownThing,
  Verdict,
  WaitingQueue,
  WaitingThing,
} from '@peyk/server-module';
import type { Seal } from '@peyk/server-seal';
import { fail } from '../fail';
import { asidesOf } from './asides.service';
import { isOwn, queueOf } from './queue-of';
import { forgetTaking, listTakings, takeThing } from './takings.repository';
import type { ThingName } from './takings.repository';

/** As people see them: who waits for an answer first, then money, then texts. */
const ORDER: readonly QueueName[] = [
  ...(['tickets', 'deposits', 'payments', 'identities'] as const),
  ...(['documents', 'patterns', 'secretaries', 'sends'] as const),
];
/** Texts of one thing that are shown at once. */
export const TEXTS_AT_ONCE = 50;

export interface DeskPorts {
  queues: readonly WaitingQueue[];
  files: Pick<Files, 'open' | 'describe'>;
  seal: Seal;
  systemAccountId: bigint;
}

const freeSinceOf = (now: Date) => new Date(now.getTime() - TAKEN_FOR_MS);

/** What waits, for one who may decide about it. Every function asks that first. @throws notYourQueue */
export function createQueues({ queues, files, seal, systemAccountId }: DeskPorts) {
  /** The queues of a person, with how much waits. */
  async function listOwn(context: RequestContext) {
    const own = ORDER.flatMap((name) => queues.filter((one) => one.queue === name && isOwn(context, one)));
    return Promise.all(own.map((queue) => countOf(context, queue)));
  }

  /** One page, the most urgent and then the longest first; who took something long ago has it no more. @throws noAsides */
  async function listPage(
    context: RequestContext,
    name: QueueName,
    page: QueuePart & { offset: number; limit: number },
  ) {
    const { db, clock } = context;
    const queue = queueOf(queues, context, name);
    if (page.priority !== undefined) asidesOf(queue);
    const since = freeSinceOf(clock.now());
    const [{ waiting }, rows] = await Promise.all([queue.count(db, page), queue.list(db, page)]);
    const keys = rows.map(({ key }) => lastingName(queue, key));
    const takings = queue.take ? [] : await listTakings(db, { queue: name, keys, since });
    const withTaker = (row: WaitingThing): WaitingThing => {
      const taking = takings.find(({ key }) => key === lastingName(queue, row.key));
      const { takenBy, takenAt } = taking ?? row;
      return { ...row, takenBy: takenAt !== null && takenAt > since ? takenBy : null, takenAt };
    };
    return { total: waiting, items: rows.map(withTaker) };
  }

  async function requireThing(context: RequestContext, { queue, key }: ThingName, from = 1): Promise<ShownThing> {
    const texts = { from, limit: TEXTS_AT_ONCE };
    const thing = (await queueOf(queues, context, queue).show(context.db, key, texts)) ?? fail('unknownThing');
    note(context, { queue, key }, thing.accountId);
    return thing;
  }

  /** One thing with its files, and what may be said about it. @throws unknownThing */
  async function show(context: RequestContext, name: ThingName, from: number) {
    const thing = await requireThing(context, name, from);
    const described = await files.describe(context, { accountId: thing.accountId, ids: thing.fileIds });
    const { verdicts, asides } = queueOf(queues, context, name.queue);
    return { thing, files: described, verdicts, takesNotes: asides !== undefined };
  }

  /** For half an hour nobody else decides about it. @throws unknownThing, takenByOther */
  async function take(context: RequestContext, name: ThingName): Promise<void> {
    const queue = queueOf(queues, context, name.queue);
    await requireThing(context, name);
    const { username: by } = requirePerson(context);
    if (queue.take) return queue.take({ ...context, by }, name.key);
    await takeOrFail(context, { queue: name.queue, key: lastingName(queue, name.key) }, by);
  }

  async function takeOrFail({ db, clock }: RequestContext, name: ThingName, by: string): Promise<void> {
    const at = clock.now();
    const takenBy = await takeThing(db, { ...name, by, at, freeSince: freeSinceOf(at) });
    if (takenBy !== by) failTaken(takenBy);
  }

  /** Decides, once. @throws badVerdict, unknownThing, takenByOther, and what the domain throws */
  async function decide(context: RequestContext, name: ThingName, given: GivenVerdict): Promise<void> {
    const queue = queueOf(queues, context, name.queue);
    const checked = checkVerdict(queue.verdicts, given);
    await requireThing(context, name);
    const { username: by } = requirePerson(context);
    // What another has taken is left to them; whoever decides has it from here on.
    const taking = { queue: name.queue, key: lastingName(queue, name.key) };
    if (!queue.take) await takeOrFail(context, taking, by);
    const ports = { ...context, seal, systemAccountId };
    await queue.decide(
      reviewerWith(ports, by, (sentence) => context.log.warn({}, sentence)),
      name.key,
      checked,
    );
    await forgetTaking(context.db, taking);
  }

  /** A file of a thing; of no other. @throws unknownThing, unknownFile */
  async function openFile(context: RequestContext, name: ThingName, fileId: string) {
    const { accountId, fileIds } = await requireThing(context, name);
    if (!fileIds.includes(fileId)) fail('unknownThing');
    return files.open(context, { accountId, permissions: 'all' }, fileId);
  }

  return { listOwn, listPage, show, take, decide, openFile };
}

const countOf = async ({ db }: RequestContext, queue: WaitingQueue) => ({
  ...{ queue: queue.queue, hasPriorities: queue.asides !== undefined, ...(await queue.count(db)) },
});

const lastingName = (queue: WaitingQueue, key: string) => queue.lastingName?.(key) ?? key;

function note({ audit }: RequestContext, { queue, key }: ThingName, accountId: bigint): void {
  if (!audit) return;
  audit.accountId = accountId;
  audit.object = `${queue}:${key}`;
}

/** An amount where the verdict takes one, no greater than it may be; none where it does not. */
function isAmountFor({ max_amount: most }: Verdict, amount: string | undefined): boolean {
  if (most === null || amount === undefined) return most === null && amount === undefined;
  return BigInt(amount) > 0n && BigInt(amount) <= BigInt(most);
}

/** @throws badVerdict, with the field */
function checkVerdict(verdicts: readonly Verdict[], given: GivenVerdict): GivenVerdict {
  const verdict = verdicts.find((one) => one.verdict === given.verdict) ?? fail('badVerdict', 'verdict');
  const text = given.text?.trim() || undefined;
  const reason = verdict.reasons.find((one) => one.reason === given.reason);
  if (verdict.reasons.length > 0 && !reason) fail('badVerdict', 'reason');
  const needsText = verdict.text === 'required' || (reason?.needs_text ?? false);
  if (needsText && text === undefined) fail('badVerdict', 'text');
  if (text !== undefined && (verdict.text === 'none' || [...text].length > verdict.max_text_chars))
    fail('badVerdict', 'text');
  if (given.day !== undefined && !verdict.takes_day) fail('badVerdict', 'day');
  if (!isAmountFor(verdict, given.amount)) fail('badVerdict', 'amount');
  return { verdict: given.verdict, reason: reason?.reason, text, day: given.day, amount: given.amount };
}
