import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerContext } from '@peyk/server-database';
import { describeError } from '@peyk/server-http';
import type { WebhookPorts } from '../webhooks.ports';
import { claimDeliveries } from './claim.repository';
import type { Claimed } from './claim.repository';
import { finishFailure } from './finish-failure';
import { sendNow } from './send-now';
import { SuccessWriter } from './write-successes';

/** Tries of one process that run side by side. */
export const PLACES = 64;
/** Of those, what addresses may have that failed last: with all of them hanging, the others still have the rest. */
export const PLACES_OF_FAILING = 16;
const PER_ENDPOINT = 8;
const PER_FAILING_ENDPOINT = 1;
const PER_ACCOUNT = 16;
/** Tries that end about together ask for more together: the question looks at every address. */
const GATHER_MS = 20;

export interface DeliveryPump {
  /** Takes what is due and sends it, as long as there is something; answers how much it began in the first moment. */
  wake(context: ServerContext): Promise<number>;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Begins nothing more; resolves when what is on its way has ended. */
  stop(): Promise<void>;
}

interface Running {
  claimed: Claimed;
  failing: boolean;
  ended: Promise<void>;
}

/** Sends what waits. Several processes may: what one has taken, another passes over. */
export function createDeliveryPump(ports: WebhookPorts): DeliveryPump {
  const pump = new Pump(ports);
  return { wake: (context) => pump.wake(context), idle: () => pump.idle(), stop: () => pump.stop() };
}

class Pump {
  private readonly running = new Set<Running>();
  private isStopped = false;
  private claiming: Promise<number> = Promise.resolve(0);
  private queued: Promise<number> | undefined;
  private soon: Promise<void> | undefined;
  private readonly successes = new SuccessWriter();

  constructor(private readonly ports: WebhookPorts) {}

  /** One claim at a time, or two would take the same places; those who come meanwhile share the next. */
  wake(context: ServerContext): Promise<number> {
    this.queued ??= this.claiming
      .catch(() => 0)
      .then(() => {
        this.queued = undefined;
        return this.claimAll(context);
      });
    this.claiming = this.queued;
    return this.claiming;
  }

  async idle(): Promise<void> {
    for (;;) {
      const { claiming } = this;
      await claiming.catch(() => 0);
      await Promise.all([...this.running].map(({ ended }) => ended));
      // Whoever ended has asked for more: what that brings is waited for as well.
      await this.soon;
      if (this.running.size === 0 && this.claiming === claiming) return;
    }
  }

  stop(): Promise<void> {
    this.isStopped = true;
    return this.idle();
  }

  private async claimAll(context: ServerContext): Promise<number> {
    const good = await this.claim(context, false);
    return good + (await this.claim(context, true));
  }

  private async claim(context: ServerContext, failing: boolean): Promise<number> {
    const ofFailing = [...this.running].filter((one) => one.failing).length;
    const free = PLACES - this.running.size;
    const limit = failing ? Math.min(free, PLACES_OF_FAILING - ofFailing) : free;
    if (this.isStopped || limit <= 0) return 0;
    const all = await claimDeliveries(context.db, {
      ...{ now: context.clock.now(), lease: randomUUID(), limit, failing, perAccount: PER_ACCOUNT },
      perEndpoint: failing ? PER_FAILING_ENDPOINT : PER_ENDPOINT,
      busy: [...this.running].map(({ claimed: { endpoint } }) => ({
        accountId: endpoint.accountId,
        endpointId: endpoint.id,
      })),
    });
    for (const claimed of all) this.begin(context, claimed, failing);
    return all.length;
  }

  private begin(context: ServerContext, claimed: Claimed, failing: boolean): void {
    const one: Running = { claimed, failing, ended: Promise.resolve() };
    one.ended = this.carryOut(context, claimed).then(() => {
      this.running.delete(one);
      this.askSoon(context);
    });
    this.running.add(one);
  }

  /** Whoever waits longest gets the place, and not at the next round of the task. */
  private askSoon(context: ServerContext): void {
    if (this.isStopped) return;
    this.soon ??= sleep(GATHER_MS)
      .then(() => {
        this.soon = undefined;
        return this.wake(context);
      })
      .then(
        () => undefined,
        (error: unknown) => this.complain(context, error),
      );
  }

  private async carryOut(context: ServerContext, claimed: Claimed): Promise<void> {
    const { tellBySms, random = Math.random } = this.ports;
    const { endpoint, messageId, type, data, happenedAt } = claimed;
    try {
      const at = context.clock.now();
      const outcome = await sendNow(this.ports, { endpoint, at, type, data, happenedAt, messageId });
      const now = context.clock.now();
      if (outcome.isSuccess) await this.successes.add(context.db, { claimed, outcome, at: now });
      else await finishFailure(context.db, claimed, outcome, { now, random: random(), tellBySms });
    } catch (error) {
      // It stays taken until its minute is over, and is tried again then.
      this.complain(context, error);
    }
  }

  private complain({ log }: ServerContext, error: unknown): void {
    log.error({ err: describeError(error) }, 'a webhook could not be carried out');
  }
}
