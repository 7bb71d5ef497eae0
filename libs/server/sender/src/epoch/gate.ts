import type { ServerContext } from '@peyk/server-database';
import { NO_FACTS, beatOnce, holdState, noteSender, readEngineState, readServerFacts } from '../sql/engine-state';
import type { EngineState, Mark, ServerFacts } from '../sql/engine-state';
import { isBehind, marksIn } from './marks-file';
import type { MarksFile } from './marks-file';

/** `unknown` until the database has answered for the first time. */
export type GateState = 'unknown' | 'open' | 'held';

/** What a mark must still find true: a database that was put back under a running sender moves no cursor. */
export interface Pass extends Mark {
  timeline: string | null;
}

export const HELD_WHY = {
  behind: 'the database is behind what senders have seen: it was put back',
  timeline: 'the database goes on from a restore or a failover: its timeline is another one',
  system: 'the database lies on another server than the one that senders have seen',
} as const;

export interface GateOptions {
  context: ServerContext;
  workerId: string;
  /** Without it only the database is asked. */
  marks: MarksFile | undefined;
  /** Parts that are marked and not durably answered. */
  inFlight(): number;
}

/**
 * Lets a sender send only while its database is the one that senders have written last: docs/restore.md. Beats once a second,
 * in the database and then outside of it, and holds everything when the database is behind, or goes on elsewhere.
 */
export class Gate {
  state: GateState = 'unknown';
  private seen: Mark = { epoch: 0, beat: 0n };
  private facts: ServerFacts = NO_FACTS;
  private outsideFails = false;

  constructor(private readonly options: GateOptions) {}

  get isOpen(): boolean {
    return this.state === 'open';
  }

  /** For marks. */
  get pass(): Pass {
    return { ...this.seen, timeline: this.facts.timeline };
  }

  async beat(): Promise<void> {
    const { context, workerId } = this.options;
    const before = await this.look();
    const mark = await beatOnce(context.db, this.facts, this.seen);
    // What left in this epoch must be known outside before anything of it leaves.
    if (mark) await this.writeOutside(before.installation, mark);
    else await this.holdIfRestored(before);
    if (mark && this.state === 'held') context.log.warn({ epoch: mark.epoch }, 'sending goes on in a new epoch');
    this.seen = mark ?? this.seen;
    this.state = mark ? 'open' : 'held';
    // Whatever was marked before this beat is counted; what is marked after it finds the engine held.
    const inFlight = this.options.inFlight();
    await noteSender(context.db, { workerId, held: !mark, inFlight }, context.clock.now());
  }

  /** Without a beat: for a process that does not send and must not go on either as if nothing had happened. */
  async check(): Promise<void> {
    await this.holdIfRestored(await this.look());
  }

  private async look(): Promise<EngineState> {
    const { context, marks } = this.options;
    this.facts = await readServerFacts(context.db);
    const state = await readEngineState(context.db);
    const outside = await marks?.read(state.installation);
    if (outside && isBehind(this.seen, outside)) this.seen = outside;
    // Another sender may have beaten between both looks: what it wrote outside stood in the database before.
    return isBehind(state, this.seen) ? readEngineState(context.db) : state;
  }

  private async holdIfRestored(state: EngineState): Promise<void> {
    const { db, clock, log } = this.options.context;
    const why = this.whyHeld(state);
    if (state.heldSince === null && why !== undefined && (await holdState(db, why, clock.now())))
      log.error({ why }, 'sending is held: this database is not the one that was written last; see docs/restore.md');
    else if (state.heldSince !== null && this.state !== 'held')
      log.error({ why: state.heldWhy }, 'sending is held; see docs/restore.md');
  }

  private whyHeld({ epoch, beat, system, timeline }: EngineState): string | undefined {
    const { facts, seen } = this;
    if (system !== null && facts.system !== null && system !== facts.system) return HELD_WHY.system;
    if (timeline !== null && facts.timeline !== null && timeline !== facts.timeline) return HELD_WHY.timeline;
    return isBehind({ epoch, beat }, seen) ? HELD_WHY.behind : undefined;
  }

  /** A disk that is full must not stop sending; it is said once. */
  private async writeOutside(installation: string, mark: Mark): Promise<void> {
    const { marks, context } = this.options;
    try {
      await marks?.write(installation, mark);
      this.outsideFails = false;
    } catch (error) {
      if (!this.outsideFails)
        context.log.error(
          { err: error },
          'the mark outside of the database cannot be written: a restore may go unseen',
        );
      this.outsideFails = true;
    }
  }
}

/** Holds sending where the database is not the one that was written last: at the start of every process, before it does anything. */
export async function checkEngine(context: ServerContext, marksFolder: string): Promise<void> {
  await new Gate({ context, workerId: '', marks: marksIn(marksFolder), inFlight: () => 0 }).check();
}
