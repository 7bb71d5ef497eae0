import { enqueueSystemMessage } from '@peyk/server-sender';
import { runTransaction } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { createSendHandlers } from '@peyk/server-send';
import type { World } from '../world/world';
import type { Installation } from './installation';
import type { PlannedSend } from './plan';

export interface Customer {
  accountId: bigint;
  userId: bigint;
  line: string;
}

/** What a customer knows of a send. */
export interface AskedSend {
  plan: PlannedSend;
  customer: Customer;
  sendId: bigint | undefined;
  /** The code of a refusal for good. */
  refusedWith: string | undefined;
  stopped: { count: number; returnedRial: string } | undefined;
}

type Handlers = ReturnType<typeof createSendHandlers>;

const PATIENCE_MS = 2_000;
const AGAIN_MS = 300;

/** Customers who ask again with the same key until they are answered. */
export class Customers {
  readonly asked: AskedSend[] = [];
  /** Calls that still wait for an answer. */
  waiting = 0;
  private readonly handlers = createSendHandlers();

  constructor(
    private readonly world: World,
    private readonly installation: Installation,
  ) {}

  plan(plan: PlannedSend, customer: Customer): void {
    const asked: AskedSend = { plan, customer, sendId: undefined, refusedWith: undefined, stopped: undefined };
    this.asked.push(asked);
    this.waiting += 1;
    this.world.after(plan.atMs, 'send asked', () => void this.ask(asked));
    if (plan.stopAtMs !== undefined) {
      this.waiting += 1;
      this.world.after(plan.stopAtMs, 'stop asked', () => void this.stop(asked));
    }
  }

  /** A login code: asked once, and if nothing comes of it the person asks again, which would be another message. */
  planCode(code: { atMs: number; number: string; accountId: bigint; lineId: bigint }): void {
    this.world.after(code.atMs, 'code asked', () => {
      const { process, context } = this.installation.api;
      const mobile = Number(code.number.slice(2));
      const { accountId, lineId } = code;
      process
        .run(() =>
          runTransaction(context.db, (tx) =>
            enqueueSystemMessage(tx, {
              accountId,
              lineId,
              mobile,
              text: `code ${code.number}`,
              at: context.clock.now(),
            }),
          ),
        )
        .catch((error: unknown) => context.log.warn({ err: error }, 'a code was not asked'));
    });
  }

  private async ask(asked: AskedSend): Promise<void> {
    const { plan, customer } = asked;
    const body = {
      sending_type: 'quick' as const,
      from_number: customer.line,
      message: plan.text,
      params: { recipients: plan.numbers },
      charity: plan.charity,
    };
    const headers = { 'Idempotency-Key': `key-of-${plan.text.slice(0, 3).trim()}` };
    const answer = await this.untilAnswered(customer, (context) =>
      // As the contract's checks hand it over; what this operation does not read is left out.
      this.handlers.createSend(context, { body, headers } as Parameters<Handlers['createSend']>[1]),
    );
    if (answer instanceof DomainError) asked.refusedWith = answer.code;
    else asked.sendId = BigInt(answer.data.send_id);
    this.waiting -= 1;
  }

  private async stop(asked: AskedSend): Promise<void> {
    const sendId = asked.sendId;
    if (sendId !== undefined) {
      const body = { send_id: String(sendId) };
      const answer = await this.untilAnswered(asked.customer, (context) =>
        this.handlers.cancelSend(context, { body } as Parameters<Handlers['cancelSend']>[1]),
      );
      if (!(answer instanceof DomainError))
        asked.stopped = { count: answer.data.cancelled_count, returnedRial: answer.data.returned };
    }
    this.waiting -= 1;
  }

  /** Asks whichever process answers requests; one that dies or loses its database is asked again. */
  private async untilAnswered<T>(
    customer: Customer,
    call: (context: RequestContext) => Promise<T>,
  ): Promise<T | DomainError> {
    for (;;) {
      const { process, context } = this.installation.api;
      const { accountId, userId } = customer;
      const account = { accountId, userId, impersonated: false };
      const request = { ...context, account, ip: '192.0.2.1', requestId: 'simulated' };
      const answer = process
        .run(() => call(request))
        .then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        );
      const first = await Promise.race([answer, this.world.wait(PATIENCE_MS)]);
      if (first && 'value' in first) return first.value;
      // 409-3 and 429: not now.
      if (first && first.error instanceof DomainError && first.error.permanent) return first.error;
      await this.world.wait(AGAIN_MS);
    }
  }
}
