import type { ServerContext } from '@peyk/server-database';
import type { CallRecorder, Handlers, ServerOptions } from '@peyk/server-http';
import type { Resealer } from '@peyk/server-seal';
import type { OperationId } from '@peyk/shared-contract';
import type { Command } from './admin-command';
import type { DeskCollection } from './desk-collection';
import type { DemoWorld } from './demo-seed';
import type { AnyLiveSource } from './live-source';
import type { ModuleFigure } from './module-figure';
import type { ModuleJob } from './module-job';
import type { PeriodicTask } from './periodic-task';
import type { RetentionRule } from './retention-rule';
import type { SearchedColumn } from './searched-column';
import type { WaitingQueue } from './waiting-queue';

/** Routes beside the contract's. */
export type ExtendServer = NonNullable<ServerOptions['extend']>;

/**
 * Everything that a domain gives to the server; the twin of FeatureModule in the panel. A domain's library exports one function
 * that answers it, with `satisfies ServerModule`, so that its operations stay known. Which permissions guard them stands in the
 * contract, with each operation (`permissionsOf`).
 */
export interface ServerModule {
  /** The domain's name, the same as its folder. */
  readonly name: string;
  /** A domain without operations, such as the ledger, has none. */
  readonly handlers?: Partial<Handlers<OperationId>>;
  readonly tasks?: readonly PeriodicTask[];
  readonly jobs?: readonly ModuleJob[];
  readonly figures?: readonly ModuleFigure[];
  readonly live?: readonly AnyLiveSource[];
  readonly retention?: readonly RetentionRule[];
  readonly searched?: readonly SearchedColumn[];
  readonly commands?: readonly Command[];
  /** Tables with something sealed in them. */
  readonly sealed?: readonly Resealer[];
  /** What waits for a person at the desk. */
  readonly queues?: readonly WaitingQueue[];
  /** What the people of the installation keep for everybody, at the desk. */
  readonly collections?: readonly DeskCollection[];
  /** Keeps what programs call with keys; one domain has it. */
  readonly calls?: (context: ServerContext) => CallRecorder;
  /** Serves what the contract does not describe, such as pictures. */
  readonly extend?: (context: ServerContext) => ExtendServer;
  /** Puts what the demo shows into an empty installation; goes on where an interrupted one has stopped. */
  readonly seedDemo?: (context: ServerContext, world: DemoWorld) => Promise<void>;
}
