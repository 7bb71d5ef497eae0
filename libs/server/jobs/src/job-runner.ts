import { isPassing } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { Lanes } from '@peyk/server-module';
import type { Lane, PeriodicTask } from '@peyk/server-module';
import { withAdvisoryLock } from './advisory-lock';
import type { TaskCounters } from './task-counters';

export interface JobRunnerOptions {
  context: ServerContext;
  tasks: readonly PeriodicTask[];
  /** Hear whether the rounds go on. */
  lanes?: Lanes;
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

/**
 * Tasks of one process that run side by side. Each holds a connection for its lock and needs another for its work, of a pool of
 * twenty that serves requests too: twenty-five that are due at once must not take all of them, nor wait for each other's second one.
 */
export const TASKS_AT_ONCE = 5;

/** Runs each task in its own rhythm, one process at a time. A failure is logged and counted, and the next round comes. */
export function createJobRunner({
  context,
  tasks,
  lanes = new Lanes(),
  random = Math.random,
}: JobRunnerOptions): JobRunner {
  const places = createPlaces(TASKS_AT_ONCE);
  const limitMs = Math.max(STANDING_AFTER_MS, ROUNDS_MISSED * Math.min(...tasks.map(({ everyMs }) => everyMs)));
  const lane = lanes.open('periodic tasks', { limitMs });
  const loops = tasks.map((task) => new TaskRounds(context, task, { random, places, lane }));
  return {
    start: () => loops.forEach((loop) => loop.start()),
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
    counters: () => loops.map((loop) => loop.counters),
  };
}

/** Of all tasks together: the shortest rhythm is a second, so something has to end all the time. */
const STANDING_AFTER_MS = 60_000;
const ROUNDS_MISSED = 3;

interface Places {
  /** Resolves when there is one; answers how to give it back. First come, first served. */
  take(): Promise<() => void>;
}

function createPlaces(count: number): Places {
  let free = count;
  const waiting: (() => void)[] = [];
  const giveBack = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return {
    take: async () => {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return giveBack;
    },
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
    private readonly runner: { random: () => number; places: Places; lane: Lane },
  ) {
    this.counters = { name: task.name, runs: 0, skipped: 0, failures: 0, rows: 0, lastMs: 0 };
  }

  start(): void {
    this.plan(Math.min(FIRST_WITHIN_MS, this.task.everyMs) * this.runner.random());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.round;
    await this.task.stop?.();
  }

  private plan(inMs: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.round = this.inPlace().then(() =>
        this.plan(this.task.everyMs * (1 + JITTER * (2 * this.runner.random() - 1))),
      );
    }, inMs);
  }

  private async inPlace(): Promise<void> {
    const giveBack = await this.runner.places.take();
    try {
      if (!this.stopped) await this.runOnce();
    } finally {
      giveBack();
    }
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
      this.runner.lane.moved();
    } catch (error) {
      counters.failures += 1;
      // A task that fails by its own fault does not keep the others.
      if (!isPassing(error)) this.runner.lane.moved();
      context.log.error({ err: error, task: task.name }, 'a periodic task failed');
    }
  }
}
