import type { PartToSubmit, Receipt, ReceiptAbout, ReceiptState } from '@peyk/server-carrier';
import type { Random } from '../world/random';
import type { World } from '../world/world';
import { Departures } from './departures';
import type { ModelCarrier } from './model-carrier';

/** A part that the operator has taken, and what only it knows about it. */
export interface TakenPart {
  id: string;
  /** By which of its names: receipts come by the same. */
  carrier: string;
  /** Number and part: `989952000001:0`. */
  key: string;
  parts: number;
  atMs: number;
  about: ReceiptAbout;
  /** When its answer reached the process that had submitted it, by the true clock; undefined: it never did. */
  answeredWallMs: number | undefined;
  /** Its last word, undefined when it never says one. */
  fate: ReceiptState | undefined;
  /** The receipt with the last word was acknowledged: anyone who acknowledges it has stored it. */
  acknowledgedAtMs: number | undefined;
  /** The true time of that. */
  acknowledgedWallMs: number | undefined;
}

export interface Decision {
  kind: 'accept' | 'refuse' | 'throttle' | 'silent' | 'lost';
  id?: string;
}

/** How a seed's operator behaves; shares of 1. */
export interface OperatorManners {
  refuses: number;
  throttles: number;
  takesWithoutAnswer: number;
  loses: number;
  doublesReceipts: number;
  neverReceipts: number;
  comesDaysLate: number;
  slowestAnswerMs: number;
  /** An answer after the waiting time is told; otherwise it gets lost, and receipts must end the doubt. */
  answersLate: boolean;
  /** Its receipts give back what the sender called the part. */
  keepsReferences: boolean;
}

const FATES = { delivered: 70, undelivered: 8, expired: 6, rejected: 8, blacklisted: 8 } as const;
const REDELIVERED_AFTER_MS = 400;
const MINUTE_MS = 60_000;

/** A mobile operator, or two by their names, that remembers everything: the judge of what was really taken. */
export class ModelOperator {
  readonly taken = new Map<string, TakenPart[]>();
  /** When it has refused which part. */
  readonly refused = new Map<string, number[]>();
  readonly departures: Departures;
  readonly late: Receipt[] = [];
  readonly carriers: ModelCarrier[] = [];
  private readonly byId = new Map<string, TakenPart>();
  private nextId = 1;
  /** Receipts that have not been acknowledged. */
  open = 0;

  constructor(
    private readonly world: World,
    private readonly random: Random,
    public manners: OperatorManners,
  ) {
    this.departures = new Departures(world);
  }

  /** A `submit_sm` has arrived. */
  decide(part: PartToSubmit, carrier: string): Decision {
    const { manners, random } = this;
    const roll = random.next();
    let edge = manners.loses;
    if (roll < edge) return { kind: 'lost' };
    if (roll < (edge += manners.throttles)) return { kind: 'throttle' };
    const key = keyOf(part);
    if (roll < (edge += manners.refuses)) {
      this.noteRefusal(part);
      return { kind: 'refuse' };
    }
    const id = this.take(part, key, carrier);
    return { kind: roll < edge + manners.takesWithoutAnswer ? 'silent' : 'accept', id };
  }

  noteRefusal(part: PartToSubmit): void {
    const key = keyOf(part);
    this.refused.set(key, [...(this.refused.get(key) ?? []), this.world.nowMs]);
  }

  answerArrived(id: string): void {
    const part = this.byId.get(id);
    if (part) part.answeredWallMs ??= this.world.wallMs();
  }

  /** Delivers what was kept back for days, in a random order. */
  deliverLate(): void {
    for (const receipt of this.late.splice(0)) this.deliver(receipt, this.random.int(0, 500));
  }

  deliverStranger(): void {
    this.deliver(this.receipt(`nobody-${this.nextId++}`, 'delivered'), 0);
  }

  private take(part: PartToSubmit, key: string, carrier: string): string {
    const { random, manners, world } = this;
    const id = `m${this.nextId++}`;
    const silent = random.chance(manners.neverReceipts);
    const fate = silent ? undefined : random.weighted(FATES);
    const taken: TakenPart = {
      id,
      carrier,
      key,
      parts: part.text.bodies.length,
      atMs: world.nowMs,
      about: this.aboutOf(part),
      answeredWallMs: undefined,
      fate,
      acknowledgedAtMs: undefined,
      acknowledgedWallMs: undefined,
    };
    this.taken.set(key, [...(this.taken.get(key) ?? []), taken]);
    this.byId.set(id, taken);
    if (random.chance(0.2))
      this.deliver(this.receipt(id, random.pick(['accepted', 'enroute']), taken.about), random.int(0, 800));
    if (fate) this.planFate(taken, fate);
    return id;
  }

  /** To the minute, as operators say it. */
  private aboutOf({ source, destination, userReference }: PartToSubmit): ReceiptAbout {
    const submittedAt = new Date(Math.floor(this.world.wallMs() / MINUTE_MS) * MINUTE_MS);
    const named = this.manners.keepsReferences && userReference !== undefined;
    return { source, destination, submittedAt, ...(named && { userReference }) };
  }

  private planFate({ id, about }: TakenPart, fate: ReceiptState): void {
    const { random, manners } = this;
    const receipt = this.receipt(id, fate, about);
    if (random.chance(manners.comesDaysLate)) this.late.push(receipt);
    // Often before its answer, which takes as long.
    else this.deliver(receipt, random.int(0, random.chance(0.7) ? 120 : 1_500));
    if (!random.chance(manners.doublesReceipts)) return;
    if (random.chance(0.3)) this.late.push(receipt);
    else this.deliver(receipt, random.int(0, 2_000));
  }

  private receipt(operatorMessageId: string, state: ReceiptState, about?: ReceiptAbout): Receipt {
    const at = new Date(this.world.wallMs());
    return { operatorMessageId, state, errorCode: state === 'delivered' ? '000' : '001', at, about };
  }

  private deliver(receipt: Receipt, afterMs: number): void {
    this.open += 1;
    const tryIt = () => {
      const from = this.byId.get(receipt.operatorMessageId)?.carrier;
      const bound = this.carriers.filter(({ isBound, name }) => isBound && (from === undefined || name === from));
      if (bound.length === 0) return this.world.after(REDELIVERED_AFTER_MS, 'receipt waits', tryIt);
      const carrier = this.random.pick(bound);
      carrier.deliverReceipt(receipt, (stored) => {
        if (!stored) return this.world.after(REDELIVERED_AFTER_MS, 'receipt again', tryIt);
        this.open -= 1;
        const part = this.byId.get(receipt.operatorMessageId);
        if (part && receipt.state === part.fate) {
          part.acknowledgedAtMs ??= this.world.nowMs;
          part.acknowledgedWallMs ??= this.world.wallMs();
        }
      });
    };
    this.world.after(afterMs, `receipt ${receipt.operatorMessageId} ${receipt.state}`, tryIt);
  }
}

export function keyOf({ destination, part }: Pick<PartToSubmit, 'destination' | 'part'>): string {
  return `${destination}:${part}`;
}
