import { sql } from 'kysely';
import type { DatabaseConfig, Db, Logger, ServerContext } from '@peyk/server-database';
import { closeDatabase, createDatabase, systemClock } from '@peyk/server-database';
import { createLinkCodes } from '@peyk/server-links';
import { testSeal } from '@peyk/shared-testing-node';
import { createSender } from '../sender';
import type { Sender, SenderOptions } from '../sender-options';
import { TestCarrier, TestOperator } from './test-carrier';
import type { TestCarrierOptions } from './test-carrier';

export interface RigOptions extends TestCarrierOptions {
  operator?: TestOperator;
  leaseMs?: number;
  graceMs?: number;
  others?: SenderOptions['others'];
  awayMs?: number;
  lanes?: SenderOptions['lanes'];
  sends?: SenderOptions['sends'];
  clock?: ServerContext['clock'];
  marksFolder?: string;
  onInbound?: SenderOptions['onInbound'];
  /** Another way to the database, and how long it waits there. */
  database?: Partial<DatabaseConfig>;
}

export interface SenderOfTest {
  sender: Sender;
  carrier: TestCarrier;
  operator: TestOperator;
  /** As SIGKILL would end it: its connections are gone, nothing more is stored, nothing is given back. */
  kill(): Promise<void>;
}

/** Starts senders with connections of their own, and ends all of them. */
export class SenderRig {
  private readonly ends: (() => Promise<void>)[] = [];

  constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  async start(options: RigOptions = {}): Promise<SenderOfTest> {
    const settings = { url: this.url, log: this.log, poolSize: 6, applicationName: 'peyk-sender-of-test' };
    const db = createDatabase({ ...settings, ...options.database });
    const operator = options.operator ?? new TestOperator();
    const opened: { carrier?: TestCarrier } = {};
    const sender = createSender({
      linkCodes: createLinkCodes('a secret of tests'),
      seal: testSeal,
      context: { db, clock: options.clock ?? systemClock, log: this.log },
      leaseMs: options.leaseMs ?? 1_500,
      graceMs: options.graceMs ?? 2_000,
      others: options.others,
      awayMs: options.awayMs,
      lanes: options.lanes,
      ...(options.sends && { sends: options.sends }),
      onInbound: options.onInbound,
      marksFolder: options.marksFolder,
      openCarrier: (listener) => (opened.carrier = new TestCarrier(listener, operator, options)),
    });
    await sender.start();
    if (!opened.carrier) throw new Error('The sender opened no carrier.');
    const alive = { yes: true };
    this.ends.push(async () => {
      await sender.stop();
      if (alive.yes) await closeDatabase(db);
    });
    const kill = async () => {
      alive.yes = false;
      await closeDatabase(db);
    };
    return { sender, carrier: opened.carrier, operator, kill };
  }

  async end(): Promise<void> {
    await Promise.all(this.ends.splice(0).map((end) => end()));
  }
}

/** Ends all connections of senders, as a restart of the database would. */
export async function cutConnections(db: Db): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'peyk-sender-of-test'`.execute(db);
}
