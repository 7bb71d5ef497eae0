import * as pg from 'pg';
import { currentProcess } from '../world/process';
import { currentGate } from './gate';
import { GatedListener } from './gated-listener';
import { GatedPool } from './gated-pool';

/** What `pg` is to the engine: for a simulated process the gate, for everything around it the real driver. */
export const { types, escapeIdentifier } = pg;

export function Pool(options: pg.PoolConfig): unknown {
  const process = currentProcess();
  return process ? new GatedPool(currentGate(), process, options) : new pg.Pool(options);
}

export function Client(options: pg.ClientConfig): unknown {
  const process = currentProcess();
  return process ? new GatedListener(currentGate(), process) : new pg.Client(options);
}
