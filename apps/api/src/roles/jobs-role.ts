import type { ServerContext } from '@peyk/server-database';
import { createJobRunner, expiredRowsTask, ledgerProofTask, sendingTasks } from '@peyk/server-jobs';
import type { JobRunner, PeriodicTask } from '@peyk/server-jobs';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

const TASKS: readonly PeriodicTask[] = [...sendingTasks, ledgerProofTask, expiredRowsTask];

/** Runs the periodic tasks; each of them in one process at a time, however many have this role. */
export function startJobs(context: ServerContext, registry: Registry): JobRunner {
  const runner = createJobRunner({ context, tasks: TASKS });
  new Gauge({
    name: 'peyk_jobs',
    help: 'What the periodic tasks of this process did since its start.',
    labelNames: ['task', 'counter'] as const,
    registers: [registry],
    collect() {
      for (const { name, ...counters } of runner.counters()) {
        for (const [counter, value] of Object.entries(counters)) this.set({ task: name, counter }, Number(value));
      }
    },
  });
  runner.start();
  return runner;
}
