import { isMark } from '../world/faults';
import type { SimProcess } from '../world/process';
import { GatedConnection, connectionLost } from './gated-connection';
import type { Statement } from './gated-connection';
import type { GatedListener } from './gated-listener';
import type { RealConnections } from './real-connections';

export interface GateEvents {
  /** A transaction, or a statement without one, has changed what others see. */
  onCommit(statement: Statement): Promise<void>;
  /** A send was stored. */
  onSend(): Promise<void>;
  /** Someone said something, and the transaction in which it was said has committed. */
  onNotify(channel: string, payload: string): void;
}

/** Told to nobody in a simulation. */
const UNHEARD = /^\s*select pg_notify\('send_progress'/;
/** What changes the books. */
const BOOKS = /update wallets|ledger_/;
const NEW_SEND = /\binsert into "?sends"? \(/;
const NOTIFY = 'select pg_notify($1, $2)';
const NOTIFY_CONTROL = /^\s*select pg_notify\('(\w+)', ''\)/;
const EMPTY = { rows: [], rowCount: 0, command: 'SELECT' };

/**
 * The way of every statement of every process to the database. The scheduler lets one at a time go; one that waits for a
 * lock stays behind while others go on. Between any two statements a connection may be lost or a process killed.
 */
export class Gate {
  readonly listeners = new Set<GatedListener>();
  private readonly asked = new Set<Statement>();
  private readonly blocked = new Set<Statement>();
  private readonly connections = new Set<GatedConnection>();
  private opened = 0;

  constructor(
    private readonly real: RealConnections,
    private readonly events: GateEvents,
  ) {}

  open(process: SimProcess): GatedConnection {
    this.opened += 1;
    const connection = new GatedConnection(process, this.opened);
    this.connections.add(connection);
    return connection;
  }

  /** A process asks. Nothing happens before the scheduler says so, except where the database need not be asked. */
  ask(connection: GatedConnection, text: string, values: unknown[]): Promise<unknown> {
    if (connection.broken) return Promise.reject(connectionLost());
    if (text === 'begin') {
      connection.transaction = 'begun';
      return Promise.resolve(EMPTY);
    }
    const isEnd = text === 'commit' || text === 'rollback';
    if (isEnd && connection.transaction === 'begun') {
      connection.transaction = 'none';
      return Promise.resolve({ ...EMPTY, command: text.toUpperCase() });
    }
    if (UNHEARD.test(text)) return Promise.resolve(EMPTY);
    const said = saidBy(text, values);
    if (said) {
      if (connection.transaction === 'none') this.events.onNotify(said.channel, said.payload);
      else connection.notifications.push(said);
      return Promise.resolve(EMPTY);
    }
    if (isMark(text)) connection.process.looks.mark();
    return new Promise((resolve, reject) => {
      connection.statement = { connection, text, values, resolve, reject };
      this.asked.add(connection.statement);
    });
  }

  /** Statements that may go on: asked and not begun, or blocked until now and answered. */
  ready(nowMs: number): Statement[] {
    const answered = [...this.blocked].filter((statement) => statement.outcome);
    return [...this.asked, ...answered].filter(({ connection }) => connection.process.frozenUntil <= nowMs);
  }

  /** Carries a statement out and hands its answer over; answers false when it waits for a lock. */
  async goOn(statement: Statement): Promise<boolean> {
    if (statement.outcome) {
      this.blocked.delete(statement);
      // Its lock may have come between two looks at those that wait.
      await this.afterStatement(statement);
    } else if (!(await this.carryOut(statement))) return false;
    this.handOver(statement);
    return true;
  }

  /** Carries a statement out without a word to its process; answers false when it waits for a lock. */
  async carryOut(statement: Statement): Promise<boolean> {
    const { connection } = statement;
    this.asked.delete(statement);
    const real = (connection.real ??= await this.real.take());
    if (connection.transaction === 'begun') {
      await real.client.query('begin');
      connection.transaction = 'open';
    }
    statement.running = this.real.query(real.client, statement.text, statement.values).then(
      (result) => void (statement.outcome = { result }),
      (error: unknown) => void (statement.outcome = { error }),
    );
    if (!(await this.real.hasEnded(real, statement.running))) {
      this.blocked.add(statement);
      return false;
    }
    await this.afterStatement(statement);
    return true;
  }

  /** The connection is lost: what was open is undone, and its process hears of it. */
  async cut(connection: GatedConnection): Promise<void> {
    connection.broken = true;
    const { statement } = connection;
    await this.abandon(connection);
    statement?.reject(connectionLost());
  }

  /** The process is gone: whatever it had open is undone, and nobody hears of it. */
  async end(process: SimProcess): Promise<void> {
    for (const listener of this.listeners) if (listener.process === process) this.listeners.delete(listener);
    for (const connection of this.connectionsOf(process)) {
      await this.abandon(connection);
      this.connections.delete(connection);
    }
  }

  connectionsOf(process: SimProcess): GatedConnection[] {
    return [...this.connections].filter((connection) => connection.process === process);
  }

  /** A process gives a connection back to its pool. */
  rest(connection: GatedConnection): void {
    if (connection.transaction === 'open') throw new Error('A connection came back with its transaction open.');
    connection.transaction = 'none';
    this.letGo(connection);
    if (connection.broken) this.connections.delete(connection);
  }

  private handOver(statement: Statement): void {
    const { connection, outcome, resolve, reject } = statement;
    connection.statement = undefined;
    if (outcome && 'result' in outcome) resolve(outcome.result);
    else reject(outcome?.error);
  }

  private async abandon(connection: GatedConnection): Promise<void> {
    const { statement, real } = connection;
    connection.statement = undefined;
    connection.notifications = [];
    if (statement) this.asked.delete(statement);
    if (statement && this.blocked.delete(statement) && !statement.outcome && real) {
      await this.real.cancel(real);
      await statement.running;
    }
    if (connection.transaction === 'open') await real?.client.query('rollback');
    connection.transaction = 'none';
    this.letGo(connection);
    await this.lookAtBlocked();
  }

  private letGo(connection: GatedConnection): void {
    if (connection.real) this.real.giveBack(connection.real);
    connection.real = undefined;
  }

  private async afterStatement(statement: Statement): Promise<void> {
    const { connection, text, outcome } = statement;
    if (statement.isSeen) return;
    statement.isSeen = true;
    if (BOOKS.test(text)) connection.touchedBooks = true;
    if (NEW_SEND.test(text)) connection.storedSend = true;
    const failed = !outcome || 'error' in outcome;
    const isEnd = text === 'commit' || text === 'rollback';
    if (isEnd) connection.transaction = 'none';
    if (connection.transaction !== 'none') return;
    const committed = !failed && text !== 'rollback' && outcome.result.command !== 'ROLLBACK';
    const said = committed ? connection.notifications : [];
    connection.notifications = [];
    for (const { channel, payload } of said) this.events.onNotify(channel, payload);
    await this.lookAtBlocked();
    if (committed && connection.touchedBooks) await this.events.onCommit(statement);
    if (committed && connection.storedSend) await this.events.onSend();
    connection.touchedBooks = false;
    connection.storedSend = false;
  }

  /** A transaction has ended: anyone who waited for its locks may be through. */
  private async lookAtBlocked(): Promise<void> {
    for (const statement of [...this.blocked]) {
      const { connection, running, outcome } = statement;
      if (outcome || !running || !connection.real) continue;
      if (await this.real.hasEndedNow(connection.real, running)) await this.afterStatement(statement);
    }
  }
}

/** What a statement tells to listeners, when that is all it does. */
function saidBy(text: string, values: readonly unknown[]): { channel: string; payload: string } | undefined {
  if (text === NOTIFY) return { channel: String(values[0]), payload: String(values[1]) };
  const channel = NOTIFY_CONTROL.exec(text)?.[1];
  return channel === undefined ? undefined : { channel, payload: '' };
}

const state: { gate: Gate | undefined } = { gate: undefined };

export function useGate(gate: Gate | undefined): void {
  state.gate = gate;
}

/** @throws when no simulation runs. */
export function currentGate(): Gate {
  if (!state.gate) throw new Error('No simulation runs.');
  return state.gate;
}
