import { blockAccount, unblockAccount } from '@peyk/server-auth';
import { runTransaction } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import { createSendHandlers } from '@peyk/server-send';
import { enqueueSystemMessage } from '@peyk/server-sender';
import { testSeal } from '@peyk/shared-testing-node';
import type { World } from '../world/world';
import type { AskedResend, AskedSend, AskedTest } from './asked';
import { Caller } from './caller';
import type { Customer } from './caller';
import type { Installation } from './installation';
import type { AskedLimits, PlannedLimits } from './line-limits';
import type { Plan, PlannedBlock, PlannedSend, PlannedTest } from './plan';
import type { People } from './settle';

type Handlers = ReturnType<typeof createSendHandlers>;
type Input<K extends keyof Handlers> = Parameters<Handlers[K]>[1];
type Answer = { data: { send_id: string } } | DomainError;

export type AcceptedKind = 'lists' | 'files' | 'phonebooks' | 'other times' | 'resends' | 'tests' | 'limits' | 'blocks';

/** Everybody who resends at once is told so, and asks again. */
/** Anyone who is told so may go on when the admin has opened the account again. */
const BLOCKED = '403-20';
const BLOCKED_AGAIN_MS = 500;
const RESEND_UNDER_WAY = '409-30';
const RESEND_AGAIN_MS = 500;
const RESEND_TRIES = 6;

/** Customers who upload, quote, send, control and resend, and ask again with the same key until they are answered. */
export class Customers {
  readonly asked: AskedSend[] = [];
  readonly resends: AskedResend[] = [];
  readonly tests: AskedTest[] = [];
  readonly limits: AskedLimits[] = [];
  /** How often an account was blocked and opened again. */
  private blocks = 0;
  /** What they still have to do. */
  private waiting = 0;
  private readonly codes: { process: { alive: boolean }; isAnswered: boolean }[] = [];

  /** Whether nobody waits for an answer: what was asked of a frozen process is under way, what was asked of a killed one is lost. */
  get isAnswered(): boolean {
    return this.waiting === 0 && this.codes.every(({ process, isAnswered }) => isAnswered || !process.alive);
  }

  private readonly handlers = createSendHandlers();
  private readonly caller: Caller;
  private readonly customerOf = new Map<AskedSend, Customer>();

  constructor(
    private readonly world: World,
    private readonly installation: Installation,
  ) {
    this.caller = new Caller(world, installation);
  }

  /** Everything that customers will do, each at its time. */
  planAll(plan: Plan, { customers, phonebooks, system }: People): void {
    for (const send of plan.sends) this.plan(send, customerAt(customers, send.account), phonebooks.get(send));
    for (const test of plan.tests)
      this.planTest(test, customerAt(customers, test.account), plan.accounts[test.account]?.ownNumber ?? '');
    for (const [account, { changes }] of plan.accounts.entries())
      for (const change of changes)
        this.later(change.atMs, 'limits asked', () => this.limit(account, customerAt(customers, account), change));
    for (const code of plan.codes) this.planCode({ ...code, ...system });
    for (const block of plan.blocks) this.planBlock(block);
  }

  private plan(plan: PlannedSend, customer: Customer, phonebookIds: readonly bigint[] = []): void {
    const asked: AskedSend = {
      plan,
      sendId: undefined,
      refusedWith: undefined,
      stopped: undefined,
      sendTimeMs: undefined,
      moved: false,
    };
    this.asked.push(asked);
    this.customerOf.set(asked, customer);
    this.later(plan.atMs, 'send asked', () => this.ask(asked, customer, phonebookIds));
    const { stopAtMs, pauseAtMs, reschedule, resendAtMs } = plan;
    if (stopAtMs !== undefined) this.later(stopAtMs, 'stop asked', () => this.stop(asked, customer));
    if (pauseAtMs !== undefined) this.later(pauseAtMs, 'pause asked', () => this.pause(asked, customer));
    if (reschedule)
      this.later(reschedule.atMs, 'other time asked', () => this.reschedule(asked, customer, reschedule.toMs));
    if (resendAtMs !== undefined) this.later(resendAtMs, 'resend asked', () => this.resend(asked, customer));
  }

  /** Now that everything rests, those who wanted to try the failed again do so; some twice at once. */
  resendAtRest(): void {
    for (const [asked, customer] of this.customerOf)
      for (let i = 0; i < asked.plan.resendsAtRest; i += 1)
        this.later(this.world.random.int(0, 50), 'resend asked', () => this.resend(asked, customer));
  }

  private planTest(plan: PlannedTest, customer: Customer, ownNumber: string): void {
    const asked: AskedTest = { plan, ownNumber, sendId: undefined, refusedWith: undefined };
    this.tests.push(asked);
    this.later(plan.atMs, 'test asked', async () => {
      const body = { from_number: customer.line, message: plan.text };
      const headers = { 'Idempotency-Key': `key-of-${plan.text.slice(0, 3)}` };
      const input = { body, headers } as Input<'testSend'>;
      this.note(asked, await this.caller.call(customer, (context) => this.handlers.testSend(context, input)));
    });
  }

  private planBlock({ atMs, forMs, account }: PlannedBlock): void {
    const { process, context } = this.installation.admin;
    const username = `customer-${account}`;
    this.later(atMs, 'account blocked', async () => {
      await process.run(() => blockAccount(context, username, 'بدهی'));
      await this.world.wait(forMs);
      await process.run(() => unblockAccount(context, username));
      this.blocks += 1;
    });
  }

  /** A login code: asked once; if nothing comes of it the person asks again, which would be another message. */
  private planCode(code: { atMs: number; number: string; accountId: bigint; lineId: bigint }): void {
    const { accountId, lineId, number } = code;
    this.world.after(code.atMs, 'code asked', () => {
      // Nothing is drawn: the seeds that were there keep their lives.
      const taking = this.codes.length % 2 === 1 ? this.installation.standingSender : undefined;
      const { process, context } = taking ?? this.installation.api;
      const at = context.clock.now();
      const message = { accountId, lineId, mobile: Number(number.slice(2)), text: `code ${number}`, at };
      const asked = { process, isAnswered: false };
      this.codes.push(asked);
      process
        .run(() => runTransaction(context.db, (tx) => enqueueSystemMessage(tx, testSeal, message, taking?.sender)))
        .catch((error: unknown) => context.log.warn({ err: error }, 'a code was not asked'))
        .finally(() => (asked.isAnswered = true));
    });
  }

  /** What was accepted, by kind: a life in which everything is refused proves nothing. */
  accepted(): Record<AcceptedKind, number> {
    const sends = this.asked.filter(({ sendId }) => sendId !== undefined);
    const from = (source: PlannedSend['source']) => sends.filter(({ plan }) => plan.source === source).length;
    const answered = (list: readonly { sendId: bigint | undefined }[]) =>
      list.filter(({ sendId }) => sendId !== undefined).length;
    return {
      lists: from('list'),
      files: from('file'),
      phonebooks: from('phonebooks'),
      'other times': sends.filter(({ moved }) => moved).length,
      resends: answered(this.resends),
      tests: answered(this.tests),
      limits: this.limits.filter(({ answeredMs }) => answeredMs !== undefined).length,
      blocks: this.blocks,
    };
  }

  private later(atMs: number, label: string, work: () => Promise<void>): void {
    this.waiting += 1;
    this.world.after(atMs, label, () => void work().finally(() => (this.waiting -= 1)));
  }

  private note(asked: { sendId: bigint | undefined; refusedWith: string | undefined }, answer: Answer): void {
    if (answer instanceof DomainError) asked.refusedWith = answer.code;
    else asked.sendId = BigInt(answer.data.send_id);
  }

  private async ask(asked: AskedSend, customer: Customer, phonebookIds: readonly bigint[]): Promise<void> {
    const { plan } = asked;
    const priced = { from_number: customer.line, message: plan.text, charity: plan.charity };
    const params = await this.sourceOf(plan, customer, phonebookIds);
    if (params instanceof DomainError) {
      asked.refusedWith = params.code;
      return;
    }
    const quote = plan.quoted ? await this.quote({ ...priced, ...params }, customer) : undefined;
    if (plan.scheduledInMs) asked.sendTimeMs = this.world.wallMs() + plan.scheduledInMs;
    const body = {
      ...priced,
      sending_type: ({ list: 'quick', file: 'file', phonebooks: 'phonebook' } as const)[plan.source],
      params,
      ...(quote && { quote_id: quote }),
      ...(asked.sendTimeMs && { send_time: new Date(asked.sendTimeMs).toISOString() }),
      ...(plan.ratePerSecond && { rate_per_second: plan.ratePerSecond }),
      ...(plan.validityMinutes && { validity_minutes: plan.validityMinutes }),
    };
    const headers = { 'Idempotency-Key': `key-of-${plan.text.slice(0, 3).trim()}` };
    // As the contract's checks hand it over; what an operation does not read is left out, here and below.
    const input = { body, headers } as Input<'createSend'>;
    this.note(asked, await this.caller.call(customer, (context) => this.handlers.createSend(context, input)));
  }

  /** What the request says about its recipients; a file is uploaded first. */
  private async sourceOf({ source, numbers }: PlannedSend, customer: Customer, phonebookIds: readonly bigint[]) {
    if (source === 'list') return { recipients: numbers };
    if (source === 'phonebooks') return { phonebook_ids: phonebookIds.map(String) };
    const bytes = Buffer.from(numbers.join('\n'));
    async function* arriving() {
      yield bytes.subarray(0, bytes.length / 2);
      yield bytes.subarray(bytes.length / 2);
    }
    const answer = await this.caller.call(customer, (context) => {
      const file = { name: 'numbers.txt', bytes: arriving() };
      // It has neither body nor query, which the type calls `never`.
      const input = { file } as unknown as Input<'uploadNumbers'>;
      return this.handlers.uploadNumbers(context, input);
    });
    return answer instanceof DomainError ? answer : { upload_id: answer.data.upload_id };
  }

  private async quote(body: Input<'calculatePrice'>['body'], customer: Customer): Promise<string | undefined> {
    const input = { body } as Input<'calculatePrice'>;
    const answer = await this.caller.call(customer, (context) => this.handlers.calculatePrice(context, input));
    return answer instanceof DomainError ? undefined : answer.data.quote?.quote_id;
  }

  private async stop(asked: AskedSend, customer: Customer): Promise<void> {
    if (asked.sendId === undefined) return;
    const input = { body: { send_id: String(asked.sendId) } } as Input<'cancelSend'>;
    const answer = await this.caller.call(customer, (context) => this.handlers.cancelSend(context, input));
    if (answer instanceof DomainError) return;
    asked.stopped = { count: answer.data.cancelled_count, returnedRial: answer.data.returned };
  }

  /** Pauses and, whatever came of it, resumes a while later. */
  private async pause(asked: AskedSend, customer: Customer): Promise<void> {
    if (asked.sendId === undefined) return;
    const input = { body: { send_id: String(asked.sendId) } } as Input<'pauseSend'> & Input<'resumeSend'>;
    await this.caller.call(customer, (context) => this.handlers.pauseSend(context, input));
    await this.world.wait(asked.plan.pausedForMs);
    const resume = () => this.caller.call(customer, (context) => this.handlers.resumeSend(context, input));
    for (let answer = await resume(); answer instanceof DomainError && answer.code === BLOCKED; answer = await resume())
      await this.world.wait(BLOCKED_AGAIN_MS);
  }

  private async reschedule(asked: AskedSend, customer: Customer, inMs: number): Promise<void> {
    if (asked.sendId === undefined || asked.sendTimeMs === undefined) return;
    const timeMs = this.world.wallMs() + inMs;
    const body = { send_id: String(asked.sendId), send_time: new Date(timeMs).toISOString() };
    const input = { body } as Input<'rescheduleSend'>;
    const answer = await this.caller.call(customer, (context) => this.handlers.rescheduleSend(context, input));
    // A call without an answer may have moved it before another one was refused.
    if (answer instanceof DomainError) asked.sendTimeMs = Math.min(asked.sendTimeMs, timeMs);
    else Object.assign(asked, { sendTimeMs: timeMs, moved: true });
  }

  private async limit(account: number, customer: Customer, limits: PlannedLimits): Promise<void> {
    const { world } = this;
    const asked: AskedLimits = {
      ...{ account, limits, askedMs: world.nowMs, tries: 0 },
      ...{ answeredMs: undefined, refusedWith: undefined },
    };
    this.limits.push(asked);
    const { hours: permitted_hours = null, maxPerSecond: max_per_second = null } = limits;
    const input = { body: { number: customer.line, permitted_hours, max_per_second } } as Input<'setLineLimits'>;
    const answer = await this.caller.call(customer, (context) => {
      asked.tries += 1;
      return this.handlers.setLineLimits(context, input);
    });
    if (answer instanceof DomainError) asked.refusedWith = answer.code;
    else asked.answeredMs = world.nowMs;
  }

  /** Waits for the send, and for another resend of it, to finish; not for ever. */
  private async resend(of: AskedSend, customer: Customer): Promise<void> {
    if (of.sendId === undefined) return;
    const asked: AskedResend = { of, sendId: undefined, refusedWith: undefined };
    const headers = { 'Idempotency-Key': `key-of-resend-${this.resends.push(asked)}` };
    const input = { body: { send_id: String(of.sendId) }, headers } as Input<'resendFailed'>;
    for (let left = RESEND_TRIES; left > 0; left -= 1) {
      this.note(asked, await this.caller.call(customer, (context) => this.handlers.resendFailed(context, input)));
      if (asked.sendId !== undefined || asked.refusedWith !== RESEND_UNDER_WAY) return;
      await this.world.wait(RESEND_AGAIN_MS);
    }
  }
}

function customerAt(customers: readonly Customer[], place: number): Customer {
  const customer = customers[place];
  if (!customer) throw new RangeError(`There is no account ${place}.`);
  return customer;
}
