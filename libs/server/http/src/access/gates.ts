import { setTimeout as sleep } from 'node:timers/promises';
import { RATES } from '@peyk/shared-contract';
import type { RateClass } from '@peyk/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { HTTP_ERRORS } from '../errors/http.errors';
import { rateHeaders } from '../rate/rate-headers';

/** How much one caller may take of one process. */
export interface RateOfClass {
  perSecond: number;
  burst: number;
  atOnce: number;
}

export type Rates = Readonly<Record<RateClass, RateOfClass>>;

/** So many times as many as run wait in turn: pages that ask for ten things at once get all of them. */
const WAITING_TIMES = 8;
/** Longer nobody waits: a person has gone, and a program is told to come later. */
const LONGEST_WAIT_MS = 10_000;
/** When one may try again who found too many waiting, or has waited too long. */
const RETRY_AFTER_SECONDS = 2;
/** Callers who have been away are forgotten when there are more than this, */
const MOST_CALLERS = 10_000;
/** and no more often, since all are looked at. */
const FORGET_EVERY_MS = 1000;
const MS = 1000;
/** Who sends one long body after another hears "too often" this much later: else the refusals themselves would keep us busy. */
const LATE_REFUSAL_MS = 1000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The place that the request holds; the handler keeps it until it has ended, even when its client is gone. */
    place: Place | null;
  }
}

/** A place inside a gate. It is free again when the answer is closed and no handler works for it any more. */
export class Place {
  #working = 0;
  #closed = false;
  #left = false;
  readonly #leave: () => void;

  constructor(leave: () => void) {
    this.#leave = leave;
  }

  /** Runs the handler. */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    this.#working += 1;
    try {
      return await work();
    } finally {
      this.#working -= 1;
      this.#settle();
    }
  }

  close(): void {
    this.#closed = true;
    this.#settle();
  }

  #settle(): void {
    if (!this.#closed || this.#working > 0 || this.#left) return;
    this.#left = true;
    this.#leave();
  }
}

interface Caller {
  tokens: number;
  filledAtMs: number;
  inside: number;
  waiting: (() => void)[];
}

export interface Entering {
  request: FastifyRequest;
  reply: FastifyReply;
  /** How many calls it counts as, from 1. */
  cost: number;
  /** Programs are told how much is left, under this name of the rate. */
  tellAs?: string | undefined;
}

/** Time, for tests. */
export interface GateClock {
  nowMs?: () => number;
  rest?: (ms: number) => Promise<unknown>;
  /** Calls after so long, unless its answer is called before. */
  after?: (ms: number, call: () => void) => () => void;
}

function callAfter(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** Counts the calls of one rate class, for each caller by itself. In memory: what is protected is this process. */
export class Gate {
  readonly #rate: RateOfClass;
  readonly #nowMs: () => number;
  readonly #rest: (ms: number) => Promise<unknown>;
  readonly #after: NonNullable<GateClock['after']>;
  readonly #callers = new Map<string, Caller>();
  #forgotAtMs = -FORGET_EVERY_MS;

  constructor(rate: RateOfClass, { nowMs, rest, after }: GateClock = {}) {
    this.#rate = rate;
    this.#nowMs = nowMs ?? (() => performance.now());
    this.#rest = rest ?? sleep;
    this.#after = after ?? callAfter;
  }

  /**
   * Lets a request in, at once or in its turn. @throws 429-1 when the caller has used up its rate, 429-580 when too many of its
   * requests wait, this one has waited too long, or its client is gone.
   */
  async enter(key: string, { request, reply, cost, tellAs }: Entering): Promise<void> {
    const caller = this.#find(key);
    const tell = (retryAfterSeconds?: number) => {
      const left = { tokens: caller.tokens, retryAfterSeconds };
      if (tellAs !== undefined) void reply.headers(rateHeaders(tellAs, this.#rate, left));
    };
    try {
      await this.#take(caller, cost);
      tell();
      if (caller.inside >= this.#rate.atOnce) await this.#wait(caller, reply);
      else caller.inside += 1;
    } catch (error) {
      tell(error instanceof DomainError ? error.retryAfterSeconds : undefined);
      throw error;
    }
    const place = new Place(() => this.#leave(caller));
    request.place = place;
    // Whichever comes: a request that came over no socket (a test's) closes nothing.
    reply.raw.once('finish', () => place.close());
    reply.raw.once('close', () => place.close());
    if (reply.raw.destroyed) place.close();
  }

  #find(key: string): Caller {
    const known = this.#callers.get(key);
    if (known) return known;
    if (this.#callers.size >= MOST_CALLERS) this.#forget();
    const caller = { tokens: this.#rate.burst, filledAtMs: this.#nowMs(), inside: 0, waiting: [] };
    this.#callers.set(key, caller);
    return caller;
  }

  #forget(): void {
    const now = this.#nowMs();
    if (now - this.#forgotAtMs < FORGET_EVERY_MS) return;
    this.#forgotAtMs = now;
    for (const [key, caller] of this.#callers) {
      this.#fill(caller);
      if (caller.inside === 0 && caller.tokens >= this.#rate.burst) this.#callers.delete(key);
    }
  }

  #fill(caller: Caller): void {
    const now = this.#nowMs();
    const earned = ((now - caller.filledAtMs) / MS) * this.#rate.perSecond;
    caller.tokens = Math.min(this.#rate.burst, caller.tokens + earned);
    caller.filledAtMs = now;
  }

  async #take(caller: Caller, cost: number): Promise<void> {
    this.#fill(caller);
    const wanted = Math.min(cost, this.#rate.burst);
    if (caller.tokens >= wanted) {
      caller.tokens -= cost;
      return;
    }
    const seconds = (wanted - caller.tokens) / this.#rate.perSecond;
    if (cost > 1) await this.#rest(LATE_REFUSAL_MS);
    throw new DomainError({ ...HTTP_ERRORS.tooOften, retryAfterSeconds: Math.max(1, Math.ceil(seconds)) });
  }

  async #wait(caller: Caller, { raw }: FastifyReply): Promise<void> {
    const tooMany = () => new DomainError({ ...HTTP_ERRORS.tooManyAtOnce, retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (caller.waiting.length >= this.#rate.atOnce * WAITING_TIMES) throw tooMany();
    let forget = () => {};
    const called = new Promise<void>((goIn, refuse) => {
      caller.waiting.push(goIn);
      const giveUp = () => {
        caller.waiting = caller.waiting.filter((other) => other !== goIn);
        refuse(tooMany());
      };
      raw.once('close', giveUp);
      const keepTime = this.#after(LONGEST_WAIT_MS, giveUp);
      forget = () => {
        keepTime();
        raw.off('close', giveUp);
      };
    });
    await called.finally(forget);
  }

  /** The place goes to the one who has waited longest, or is free. */
  #leave(caller: Caller): void {
    const next = caller.waiting.shift();
    if (next) next();
    else caller.inside -= 1;
  }
}

export interface Gates {
  of(rate: RateClass): Gate;
}

/** A gate for each rate class of the contract. */
export function createGates(rates: Rates = RATES): Gates {
  const gates = new Map(Object.entries(rates).map(([name, rate]) => [name, new Gate(rate)]));
  return {
    of: (rate) => {
      const gate = gates.get(rate);
      if (!gate) throw new Error(`The contract has no rate ${rate}.`);
      return gate;
    },
  };
}
