import type { Lane } from '@peyk/server-carrier';
import type { ActiveChunk } from './active-chunk';
import type { Operator, Operators } from './operators';

/** Which operator each of the next messages of a chunk goes to. */
export interface Plan {
  readonly take: number;
  /** Of the message at this place of the range. */
  of(place: number): Operator;
  /** How many messages each gets. */
  readonly counts: ReadonlyMap<Operator, number>;
}

/** What a lane would like to mark, and where it goes then. */
export interface Wish {
  chunk: ActiveChunk;
  plan: Plan;
}

/** Plans what several chunks mark together. Each operator is looked at once, and its slots go down with every message. */
export class PlanRound {
  private readonly rooms = new Map<Operator, number>();
  private readonly states = new Map<Operator, ReturnType<Operators['stateOf']>>();

  constructor(
    private readonly operators: Operators,
    private readonly lane: Lane,
  ) {}

  /** Less than was thought of, where operators have fewer slots. */
  planAll(ideas: readonly { chunk: ActiveChunk; take: number }[]): Wish[] {
    return ideas.flatMap(({ chunk, take }) => {
      const plan = this.plan(chunk, take);
      return plan ? [{ chunk, plan }] : [];
    });
  }

  /**
   * At most so many messages, as they come: the first whose operator has no room ends the plan, because the cursor leaves nobody
   * out. Undefined when not even one may go.
   */
  plan(chunk: ActiveChunk, take: number): Plan | undefined {
    if (this.isSimple(chunk)) return allTo(this.operators.first, take);
    const { operators } = this;
    const { nextN, parts } = chunk;
    const chosen: Operator[] = [];
    const counts = new Map<Operator, number>();
    const named = chunk.operators ? operators.orderFor(chunk, nextN) : undefined;
    for (let n = nextN; n < nextN + take; n += 1) {
      const operator = this.choose(named ?? operators.orderFor(chunk, n), parts);
      if (!operator || this.room(operator, parts) < parts) break;
      this.rooms.set(operator, this.room(operator, parts) - parts);
      chosen.push(operator);
      counts.set(operator, (counts.get(operator) ?? 0) + 1);
    }
    if (chosen.length === 0) return undefined;
    return { take: chosen.length, of: (place) => chosen[place] ?? operators.first, counts };
  }

  /** Whether the next message of a chunk has to wait for its operator, or for slots there, while others may have some. */
  isStuck(chunk: ActiveChunk): boolean {
    if (this.isSimple(chunk) || chunk.nextN > chunk.toN) return false;
    const operator = this.choose(this.operators.orderFor(chunk, chunk.nextN), chunk.parts);
    return !operator || this.room(operator, chunk.parts) < chunk.parts;
  }

  /** The usual case: what may be taken is within the slots of the only operator already. */
  private isSimple(chunk: ActiveChunk): boolean {
    return this.operators.isOne && !chunk.operators;
  }

  /** One that is silent takes a part now and then; what it has no room for goes to the next. */
  private choose(order: readonly Operator[], parts: number): Operator | undefined {
    return order.find((operator) => {
      const state = this.states.get(operator) ?? this.operators.stateOf(operator);
      this.states.set(operator, state);
      return state === 'standing' || (state === 'silent' && this.room(operator, parts) >= parts);
    });
  }

  /** The parts of a text longer than the window would wait for ever: it goes alone. */
  private room(operator: Operator, parts: number): number {
    const known = this.rooms.get(operator);
    if (known !== undefined) return known;
    const free = operator.slots.free(this.lane);
    const room = free > 0 && operator.slots.idle ? Math.max(free, parts) : free;
    this.rooms.set(operator, room);
    return room;
  }
}

function allTo(operator: Operator, take: number): Plan {
  return { take, of: () => operator, counts: new Map([[operator, take]]) };
}

/** Takes the slots and the rate of what is about to be marked, so that nothing else takes them meanwhile. */
export function reserve(chunk: ActiveChunk, { take, counts }: Plan): void {
  for (const [{ slots }, messages] of counts) slots.take(messages * chunk.parts);
  for (const rate of chunk.rates) rate.take(take * chunk.parts);
}

/** Gives them back: the mark moved nothing. */
export function release(chunk: ActiveChunk, { take, counts }: Plan): void {
  for (const [{ slots }, messages] of counts) slots.release(messages * chunk.parts);
  for (const rate of chunk.rates) rate.giveBack(take * chunk.parts);
}
