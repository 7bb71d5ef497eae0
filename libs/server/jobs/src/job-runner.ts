import type { ServerContext } from '@peyk/server-database';
import { withAdvisoryLock } from './advisory-lock';
import type { PeriodicTask, TaskCounters } from './periodic-task';

export interface JobRunnerOptions {
  context: ServerContext;
  tasks: readonly PeriodicTask[];
  /** 0 to 1; spreads the rounds of many processes. Math.random unless given. */
  random?: () => number;
}

export interface JobRunner {
  start(): void;
  /** Resolves when the rounds that are running have ended; no other begins. */
  stop(): Promise<void>;
  counters(): readonly TaskCounters[];
}

/** A round begins up to this share earlier or later than its turn. */
const JITTER = 0.1;
/** The first rounds come soon after the start, but not all in its first moment. */
const FIRST_WITHIN_MS = 5_000;

/** Runs each task in its own rhythm, one process at a time. A failure is logged and counted, and the next round comes. */
export function createJobRunner({ context, tasks, random = Math.random }: JobRunnerOptions): JobRunner {
  const loops = tasks.map((task) => new TaskRounds(context, task, random));
  return {
    start: () => loops.forEach((loop) => loop.start()),
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
    counters: () => loops.map((loop) => loop.counters),
  };
}

class TaskRounds {
  readonly counters: TaskCounters;
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly context: ServerContext,
    private readonly task: PeriodicTask,
    private readonly random: () => number,
  ) {
    this.counters = { name: task.name, runs: 0, skipped: 0, failures: 0, rows: 0, lastMs: 0 };
  }

  start(): void {
    this.plan(Math.min(FIRST_WITHIN_MS, this.task.everyMs) * this.random());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  private plan(inMs: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.round = this.runOnce().then(() => this.plan(this.task.everyMs * (1 + JITTER * (2 * this.random() - 1))));
    }, inMs);
  }

  private async runOnce(): Promise<void> {
    const { context, task, counters } = this;
    const startedAt = performance.now();
    try {
      const rows = await withAdvisoryLock(context.db, task.name, () => task.run(context));
      if (rows === undefined) counters.skipped += 1;
      else {
        counters.runs += 1;
        counters.rows += rows;
        counters.lastMs = performance.now() - startedAt;
        if (rows > 0) context.log.debug({ task: task.name, rows }, 'a periodic task did something');
      }
    } catch (error) {
      counters.failures += 1;
      context.log.error({ err: error, task: task.name }, 'a periodic task failed');
    }
  }
}
