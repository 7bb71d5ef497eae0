import type { CarrierListener } from '@peyk/server-carrier';
import { createDatabase } from '@peyk/server-database';
import type { Db, ServerContext } from '@peyk/server-database';
import { expiredUploadsTask } from '@peyk/server-audience';
import { createLinkCodes } from '@peyk/server-links';
import { sendingTasks } from '@peyk/server-sender';
import { createSender } from '@peyk/server-sender';
import type { Sender } from '@peyk/server-sender';
import { testSeal } from '@peyk/shared-testing-node';
import type { Gate } from '../database/gate';
import { ModelCarrier } from '../operator/model-carrier';
import type { ModelOperator } from '../operator/model-operator';
import { SimProcess } from '../world/process';
import type { World } from '../world/world';
import { setTimeout as sleep } from '../world/virtual-sleep';
import { FIRST_OPERATOR, SECOND_OPERATOR } from './plan';
import type { Plan } from './plan';

/** A process with its database; what runs in it differs. */
export interface Started {
  process: SimProcess;
  context: ServerContext;
}

export interface StartedSender extends Started {
  sender: Sender;
  /** One for each operator. */
  carriers: readonly ModelCarrier[];
  workerId: string;
  stopping: boolean;
}

/** About partitions and statistics: nothing for them to do in a few hundred rows. */
const WITHOUT_WORK = new Set(['make-partition-ahead', 'analyze-young-partitions', 'analyze-after-large-sends']);
const TASKS = [...sendingTasks.filter(({ name }) => !WITHOUT_WORK.has(name)), expiredUploadsTask];
/** What the engine says only when data or code is at fault. */
const NEVER_LOGGED = /cannot be stored|could not be prepared|the parts it was priced for|does not open/;
const GRACE_MS = 1_500;
/** Short: a line is away for three seconds at most. */
const AWAY_MS = 300;

interface InstallationParts {
  world: World;
  gate: Gate;
  operator: ModelOperator;
  plan: Plan;
  url: string;
  /** Called for a sender that lives, and for one that was killed when its transactions have been undone. */
  look(sender: StartedSender, killed: boolean): Promise<void>;
}

/**
 * The processes of one installation: senders, one that takes requests, one for periodic tasks. Who dies comes again. Commands of
 * admins run in one that nothing happens to: anyone who types them sees whether they were carried out.
 */
export class Installation {
  senders: StartedSender[] = [];
  api: Started;
  jobs: Started;
  readonly admin: Started;
  private started = 0;

  constructor(private readonly parts: InstallationParts) {
    this.api = this.start('api');
    this.jobs = this.start('jobs');
    this.admin = this.start('admin');
    this.runJobs();
    for (let i = 0; i < parts.plan.senders; i += 1) this.startSender();
    for (const atMs of parts.plan.deploysAtMs) parts.world.after(atMs, 'deploy', () => this.deploy());
  }

  victims(): readonly SimProcess[] {
    return [...this.senders.map(({ process }) => process), this.api.process, this.jobs.process];
  }

  async kill(process: SimProcess): Promise<void> {
    const { world, gate } = this.parts;
    process.kill();
    world.time.dropOf(process);
    await gate.end(process);
    const again = world.random.int(50, 2_500);
    const sender = this.senders.find((known) => known.process === process);
    if (sender) {
      this.senders = this.senders.filter((known) => known !== sender);
      await this.parts.look(sender, true);
      world.after(again, 'sender again', () => this.startSender());
    } else if (process === this.api.process) this.api = this.start('api');
    else {
      this.jobs = this.start('jobs');
      world.after(again, 'jobs again', () => this.runJobs());
    }
  }

  async look(process: SimProcess): Promise<void> {
    const sender = this.senders.find((known) => known.process === process);
    if (sender) await this.parts.look(sender, false);
  }

  disturb(kind: 'lineCut' | 'strangerReceipt', victim: SimProcess): void {
    const { world, operator } = this.parts;
    if (kind === 'strangerReceipt') return operator.deliverStranger();
    const carriers = this.senders.find(({ process }) => process === victim)?.carriers ?? [];
    // One has nothing to draw: what came later must not change the seeds that were there.
    const carrier = carriers.length > 1 ? world.random.pick(carriers) : carriers[0];
    if (!carrier) return;
    world.trace.add(`${world.nowMs} ${victim.name} loses a session`);
    carrier.cutSession();
    world.after(world.random.int(50, 3_000), 'line again', () => carrier.restore());
  }

  /** One that goes on sending; it may take codes over that it makes itself. */
  get standingSender(): StartedSender | undefined {
    return this.senders.find(({ stopping }) => !stopping);
  }

  /** An orderly stop of a sender, and a new one in its place. */
  deploy(): void {
    const sender = this.standingSender;
    if (!sender) return;
    void this.stop(sender).then(() => {
      this.senders = this.senders.filter((known) => known !== sender);
      this.startSender();
    });
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.senders.map((sender) => this.stop(sender)));
  }

  /** All periodic tasks once. A failure is left to the next round, as the runner of tasks does. */
  async runTasks({ process, context }: Started): Promise<void> {
    for (const task of TASKS) {
      try {
        await process.run(() => task.run(context));
      } catch (error) {
        context.log.warn({ err: error }, `task ${task.name} failed`);
      }
    }
  }

  private async stop(sender: StartedSender): Promise<void> {
    sender.stopping = true;
    await sender.process.run(() => sender.sender.stop());
  }

  private startSender(): void {
    const { plan, world, operator } = this.parts;
    const { process, context } = this.start('sender');
    const workerId = `00000000-0000-4000-8000-${String(this.started).padStart(12, '0')}`;
    const carriers: ModelCarrier[] = [];
    const opening = (name: string) => (listener: CarrierListener) => {
      const carrier = new ModelCarrier(world, operator, process, { listener, size: plan.size, name });
      carriers.push(carrier);
      return carrier;
    };
    const sender = createSender({
      linkCodes: createLinkCodes('a secret of tests'),
      seal: testSeal,
      context,
      workerId,
      leaseMs: plan.leaseMs,
      graceMs: GRACE_MS,
      awayMs: AWAY_MS,
      openCarrier: opening(FIRST_OPERATOR),
      others: plan.hasSecondOperator ? [{ numbers: ['irancell'], open: opening(SECOND_OPERATOR) }] : [],
    });
    void process.run(() => sender.start());
    this.senders.push({ process, context, sender, workerId, carriers, stopping: false });
  }

  private runJobs(): void {
    const { jobs } = this;
    const { world } = this.parts;
    const rounds = async () => {
      for (;;) {
        await sleep(world.random.int(1_500, 5_000));
        await this.runTasks(jobs);
      }
    };
    void jobs.process.run(rounds);
  }

  private start(kind: string): Started {
    const { world, url } = this.parts;
    this.started += 1;
    const seen = (atMs: number) => (world.latestLookMs = Math.max(world.latestLookMs, atMs));
    const process = new SimProcess(`${kind}${this.started}`, () => world.wallMs(), seen);
    const say = (level: string) => (fields: object, message: string) => {
      const reason = 'err' in fields && fields.err instanceof Error ? `: ${fields.err.message}` : '';
      world.trace.add(`${world.nowMs} ${process.name} ${level}: ${message}${reason}`);
      if (NEVER_LOGGED.test(message)) world.complaints.push(`${process.name}: ${message}${reason}`);
    };
    const log = { debug: say('debug'), info: say('info'), warn: say('warns'), error: say('error') };
    const db: Db = process.run(() => createDatabase({ url, log, poolSize: 5 }));
    return { process, context: { db, log, clock: process.clock } };
  }
}
