import type { PoolConfig } from 'pg';
import type { SimProcess } from '../world/process';
import type { Gate } from './gate';
import type { GatedConnection } from './gated-connection';

type Query = string | { text: string; values?: unknown[] };

/** What a process sees as `pg.Pool`: as much of it as the engine uses. */
export class GatedPool {
  private readonly free: GatedConnection[] = [];
  private readonly waiting: ((connection: GatedConnection) => void)[] = [];
  private opened = 0;

  constructor(
    private readonly gate: Gate,
    private readonly process: SimProcess,
    readonly options: PoolConfig,
  ) {}

  /** Nothing of what a pool announces happens here: a lost connection is told to the one who uses it. */
  on(): this {
    return this;
  }

  async connect() {
    return this.lend(await this.next());
  }

  end(): Promise<void> {
    return Promise.resolve();
  }

  private next(): Promise<GatedConnection> {
    const free = this.free.pop();
    if (free) return Promise.resolve(free);
    if (this.opened >= (this.options.max ?? 10)) return new Promise((resolve) => this.waiting.push(resolve));
    this.opened += 1;
    return Promise.resolve(this.gate.open(this.process));
  }

  private lend(connection: GatedConnection) {
    const { gate } = this;
    return {
      query: (query: Query, values: unknown[] = []) =>
        typeof query === 'string'
          ? gate.ask(connection, query, values)
          : gate.ask(connection, query.text, query.values ?? []),
      release: () => this.takeBack(connection),
      on: () => undefined,
    };
  }

  private takeBack(connection: GatedConnection): void {
    this.gate.rest(connection);
    const next = connection.broken ? this.gate.open(this.process) : connection;
    const waiting = this.waiting.shift();
    if (waiting) waiting(next);
    else this.free.push(next);
  }
}
