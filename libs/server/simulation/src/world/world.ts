import type { Gate } from '../database/gate';
import type { Statement } from '../database/gated-connection';
import { NO_FAULTS, harmOf } from './faults';
import type { FaultRates } from './faults';
import type { SimProcess } from './process';
import type { Random } from './random';
import type { Trace } from './trace';
import { VirtualTime } from './virtual-time';
import type { VirtualTimer } from './virtual-time';

/** What the world does to a process beyond its statements; set by the one who starts processes. */
export interface ProcessKeeper {
  /** Those that faults may hit. */
  victims(): readonly SimProcess[];
  kill(process: SimProcess): Promise<void>;
  /** Looks whether a living process keeps what it would have to keep if it died now. */
  look(process: SimProcess): Promise<void>;
  /** A fault that is not about one statement. */
  disturb(kind: 'lineCut' | 'strangerReceipt', process: SimProcess): void;
}

const START_MS = Date.parse('2026-11-21T08:30:00Z');
/** A look is a death that does not happen: cheap, so there are many. For each step. */
const LOOKS = 0.02;
const LONGEST_FREEZE_MS = 6_000;
export const LONGEST_JUMP_MS = 2 * 3_600_000;

/** Time, chance and the order of everything: one step after the other, each chosen by the seed. */
export class World {
  readonly time: VirtualTime;
  faults: FaultRates = NO_FAULTS;
  steps = 0;
  /** What no fault of the outside explains: errors that a person would have seen, or an operator of the system. */
  readonly complaints: string[] = [];
  /** The latest that any process has seen on its clock. */
  latestLookMs = 0;
  /** Added to the wall clock of everybody, for the days at the end. */
  private wallOffMs = 0;
  private keeper: ProcessKeeper | undefined;
  private gate: Gate | undefined;

  constructor(
    readonly random: Random,
    readonly trace: Trace,
  ) {
    this.time = new VirtualTime(() => random.next());
  }

  get nowMs(): number {
    return this.time.nowMs;
  }

  wallMs(): number {
    return START_MS + this.time.nowMs + this.wallOffMs;
  }

  /** Time goes by in which nobody does anything: machines that sleep, or days at the end. */
  passWallTime(ms: number): void {
    this.wallOffMs += ms;
    this.trace.add(`${this.nowMs} ${ms / 3_600_000} hours pass`);
  }

  connect(gate: Gate, keeper: ProcessKeeper): void {
    this.gate = gate;
    this.keeper = keeper;
  }

  after(ms: number, label: string, fire: () => void, owner?: SimProcess): void {
    this.time.add({ atMs: this.nowMs + ms, label, fire, owner });
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, 'waits', resolve));
  }

  /** Runs until `until` says so. @throws when `withinMs` of virtual time have gone, naming `what`. */
  async runUntil(what: string, until: () => boolean | Promise<boolean>, withinMs: number): Promise<void> {
    const endMs = this.nowMs + withinMs;
    while (!(await until())) {
      if (this.nowMs > endMs) throw new Error(`Waited in vain until ${what}.`);
      await this.step();
    }
  }

  private async step(): Promise<void> {
    this.steps += 1;
    const { random, time } = this;
    await settled();
    await this.disturb();
    const statements = this.gate?.ready(this.nowMs) ?? [];
    const timers = time.due();
    const count = statements.length + timers.length;
    // A slow database: time goes on although something could.
    if (count === 0 || (timers.length === 0 && random.chance(0.04))) return this.advance(count);
    const place = random.int(0, count - 1);
    const statement = statements[place];
    const timer = timers[place - statements.length];
    if (statement) await this.letGo(statement);
    else if (timer) this.fire(timer);
  }

  private advance(count: number): void {
    const next = this.time.nextMs();
    if (next === undefined) {
      if (count === 0) throw new Error('Nothing is left that could happen.');
      return;
    }
    this.time.nowMs = next;
  }

  private fire(timer: VirtualTimer): void {
    this.trace.add(`${this.nowMs} ${timer.owner?.name ?? 'world'} ${timer.label}`);
    if (timer.owner?.isSpinningAt(this.nowMs)) this.complaints.push(`${timer.owner.name} spins at ${this.nowMs}`);
    this.time.remove(timer);
    timer.fire();
  }

  private async letGo(statement: Statement): Promise<void> {
    const { connection, text } = statement;
    const { process } = connection;
    const fate = this.fateOf(statement);
    this.time.nowMs += this.random.chance(0.3) ? this.random.int(1, 3) : 0;
    const line = `${this.nowMs} ${process.name}.${connection.number} ${labelOf(text)}`;
    if (fate === 'goes on') {
      const answered = await this.gate?.goOn(statement);
      return this.trace.add(`${line} ${answered ? outcomeOf(statement) : 'waits for a lock'}`);
    }
    const carriedOut = this.random.chance(0.5) && (await this.gate?.carryOut(statement));
    this.trace.add(`${line} ${carriedOut ? outcomeOf(statement) : 'not carried out'}, then ${fate}`);
    if (fate === 'cut') await this.gate?.cut(connection);
    else await this.keeper?.kill(process);
  }

  private fateOf({ text, outcome, connection }: Statement): 'goes on' | 'cut' | 'kill' {
    if (outcome || !this.keeper?.victims().includes(connection.process)) return 'goes on';
    const roll = this.random.next() / harmOf(text);
    if (roll < this.faults.kill) return 'kill';
    return roll < this.faults.kill + this.faults.cut ? 'cut' : 'goes on';
  }

  private async disturb(): Promise<void> {
    const { random, faults, keeper } = this;
    const victims = keeper?.victims() ?? [];
    if (victims.length === 0 || faults === NO_FAULTS) return;
    const victim = random.pick(victims);
    if (random.chance(LOOKS)) await keeper?.look(victim);
    if (random.chance(faults.kill)) {
      this.trace.add(`${this.nowMs} ${victim.name} is killed`);
      await keeper?.kill(victim);
    } else if (random.chance(faults.freeze)) {
      victim.frozenUntil = this.nowMs + random.int(100, LONGEST_FREEZE_MS);
      this.trace.add(`${this.nowMs} ${victim.name} stands still until ${victim.frozenUntil}`);
      this.after(victim.frozenUntil - this.nowMs, 'thaw', () => undefined);
    } else if (random.chance(faults.clockJump)) {
      victim.clockOffMs = random.int(-LONGEST_JUMP_MS, LONGEST_JUMP_MS);
      this.trace.add(`${this.nowMs} ${victim.name} has its clock off by ${victim.clockOffMs} ms`);
    } else if (random.chance(faults.lineCut)) {
      keeper?.disturb('lineCut', victim);
    } else if (random.chance(faults.strangerReceipt)) {
      keeper?.disturb('strangerReceipt', victim);
    }
  }
}

/** Whatever can go on without a timer, a statement or the operator has gone on. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function labelOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 70);
}

function outcomeOf({ outcome }: Statement): string {
  if (!outcome) return 'unanswered';
  if ('error' in outcome) return outcome.error instanceof Error ? `fails: ${outcome.error.message}` : 'fails';
  return `${outcome.result.rowCount ?? 0} rows`;
}
