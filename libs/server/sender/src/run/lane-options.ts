import type { ServerContext } from '@peyk/server-database';
import type { LinkCodes } from '@peyk/server-links';
import type { Seal } from '@peyk/server-seal';
import type { Gate } from '../epoch/gate';
import type { SendKey } from '../sql/finish-sends';
import type { SharedRates } from './lane-controls';
import type { Operators } from './operators';

export interface LaneOptions {
  context: ServerContext;
  operators: Operators;
  seal: Seal;
  linkCodes: LinkCodes;
  /** 0 for login codes, 1 for everything else. */
  lane: 0 | 1;
  workerId: string;
  leaseMs: number;
  rates: SharedRates;
  /** Nothing leaves while it is shut. */
  gate: Gate;
  /** A round has ended well. */
  onMoved(): void;
  /** The state of these sends is another one: finished, or waiting for its hour. */
  onChanged(sends: readonly SendKey[]): void;
}
