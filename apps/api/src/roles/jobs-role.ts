import { startJobWorker } from '@peyk/server-account-jobs';
import type { ServerContext } from '@peyk/server-database';
import { createJobRunner, expiredRowsTask, searchFormsTask } from '@peyk/server-jobs';
import { allOf } from '@peyk/server-module';
import type { Lanes, ServerModule } from '@peyk/server-module';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** Runs the periodic tasks of all modules, each in one process at a time, and their jobs, in all processes of this role. */
export async function startJobs(
  modules: readonly ServerModule[],
  { context, registry, lanes }: { context: ServerContext; registry: Registry; lanes: Lanes },
): Promise<{ stop(): Promise<void> }> {
  const tasks = [
    ...allOf(modules, 'tasks'),
    expiredRowsTask(allOf(modules, 'retention')),
    searchFormsTask(allOf(modules, 'searched')),
  ];
  const runner = createJobRunner({ context, tasks, lanes });
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
  const worker = await startJobWorker(context, { definitions: allOf(modules, 'jobs'), lanes });
  runner.start();
  return {
    stop: async () => {
      await Promise.all([runner.stop(), worker.stop()]);
    },
  };
}
