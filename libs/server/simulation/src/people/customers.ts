import { runTransaction } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import { createSendHandlers } from '@peyk/server-send';
import { enqueueSystemMessage } from '@peyk/server-sender';
import type { World } from '../world/world';
import { Caller } from './caller';
import type { Customer } from './caller';
import type { Installation } from './installation';
import type { PlannedSend } from './plan';

/** What a customer knows of a send. */
export interface AskedSend {
  plan: PlannedSend;
  sendId: bigint | undefined;
  /** The code of a refusal for good. */
  refusedWith: string | undefined;
  stopped: { count: number; returnedRial: string } | undefined;
}

type Handlers = ReturnType<typeof createSendHandlers>;
type Input<K extends keyof Handlers> = Parameters<Handlers[K]>[1];

/** Customers who quote, send, pause, resume and stop, and ask again with the same key until they are answered. */
export class Customers {
  readonly asked: AskedSend[] = [];
  /** What they still have to do. */
  waiting = 0;
  private readonly handlers = createSendHandlers();
  private readonly caller: Caller;

  constructor(
    private readonly world: World,
    private readonly installation: Installation,
  ) {
    this.caller = new Caller(world, installation);
  }

  plan(plan: PlannedSend, customer: Customer): void {
    const asked: AskedSend = { plan, sendId: undefined, refusedWith: undefined, stopped: undefined };
    this.asked.push(asked);
    this.later(plan.atMs, 'send asked', () => this.ask(asked, customer));
    if (plan.stopAtMs !== undefined) this.later(plan.stopAtMs, 'stop asked', () => this.stop(asked, customer));
    if (plan.pauseAtMs !== undefined) this.later(plan.pauseAtMs, 'pause asked', () => this.pause(asked, customer));
  }

  /** A login code: asked once; if nothing comes of it the person asks again, which would be another message. */
  planCode(code: { atMs: number; number: string; accountId: bigint; lineId: bigint }): void {
    const { accountId, lineId, number } = code;
    this.world.after(code.atMs, 'code asked', () => {
      const { process, context } = this.installation.api;
      const at = context.clock.now();
      const message = { accountId, lineId, mobile: Number(number.slice(2)), text: `code ${number}`, at };
      process
        .run(() => runTransaction(context.db, (tx) => enqueueSystemMessage(tx, message)))
        .catch((error: unknown) => context.log.warn({ err: error }, 'a code was not asked'));
    });
  }

  private later(atMs: number, label: string, work: () => Promise<void>): void {
    this.waiting += 1;
    this.world.after(atMs, label, () => void work().finally(() => (this.waiting -= 1)));
  }

  private async ask(asked: AskedSend, customer: Customer): Promise<void> {
    const { plan } = asked;
    const priced = {
      from_number: customer.line,
      message: plan.text,
      charity: plan.charity,
    };
    const quote = plan.quoted ? await this.quote({ ...priced, recipients: plan.numbers }, customer) : undefined;
    const body = {
      ...priced,
      sending_type: 'quick' as const,
      params: { recipients: plan.numbers },
      ...(quote && { quote_id: quote }),
      ...(plan.scheduledInMs && { send_time: new Date(this.world.wallMs() + plan.scheduledInMs).toISOString() }),
      ...(plan.ratePerSecond && { rate_per_second: plan.ratePerSecond }),
      ...(plan.validityMinutes && { validity_minutes: plan.validityMinutes }),
    };
    const headers = { 'Idempotency-Key': `key-of-${plan.text.slice(0, 3).trim()}` };
    // As the contract's checks hand it over; what an operation does not read is left out, here and below.
    const input = { body, headers } as Input<'createSend'>;
    const answer = await this.caller.call(customer, (context) => this.handlers.createSend(context, input));
    if (answer instanceof DomainError) asked.refusedWith = answer.code;
    else asked.sendId = BigInt(answer.data.send_id);
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
    await this.caller.call(customer, (context) => this.handlers.resumeSend(context, input));
  }
}
