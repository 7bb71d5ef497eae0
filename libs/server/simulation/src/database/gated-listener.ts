import { EventEmitter } from 'node:events';
import type { SimProcess } from '../world/process';
import type { Gate } from './gate';

/** What a process sees as the `pg.Client` that it listens with. Notifications come through the simulation. */
export class GatedListener extends EventEmitter {
  readonly channels = new Set<string>();
  /** What is cut off has nothing here that would go on. */
  readonly connection = { stream: { destroy: () => undefined } };

  constructor(
    private readonly gate: Gate,
    readonly process: SimProcess,
  ) {
    super();
  }

  connect(): Promise<void> {
    return Promise.resolve();
  }

  query(text: string): Promise<void> {
    // Its heartbeat goes by the real clock, and whether it beats must change nothing.
    if (text === 'select 1') return Promise.resolve();
    const channel = /^listen (\w+)$/.exec(text)?.[1];
    if (channel === undefined) return Promise.reject(new Error(`Not foreseen on a listening connection: ${text}`));
    this.channels.add(channel);
    this.gate.listeners.add(this);
    return Promise.resolve();
  }

  end(): Promise<void> {
    this.gate.listeners.delete(this);
    return Promise.resolve();
  }
}
