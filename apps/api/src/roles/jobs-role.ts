import { auditTasks } from '@peyk/server-audit';
import { checkDueIdentities } from '@peyk/server-auth';
import { runImports, sweepDeletedPhonebooks } from '@peyk/server-contacts';
import type { ServerContext } from '@peyk/server-database';
import { createJobRunner, expiredRowsTask, expiredUploadsTask, ledgerProofTask, sendingTasks } from '@peyk/server-jobs';
import type { JobRunner, PeriodicTask } from '@peyk/server-jobs';
import type { Seal } from '@peyk/server-seal';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Config } from '../config';
import { registryOf } from '../start/identity-registry';
import { phonebookUploads } from '../start/phonebook-uploads';

/** Somebody looks at how far a file is; nobody waits for what a deleted phonebook leaves. Their rounds are short. */
const CONTACTS_TASKS: readonly PeriodicTask[] = [
  { name: 'phonebook-imports', everyMs: 1_000, run: (context) => runImports(context, phonebookUploads) },
  { name: 'deleted-phonebooks', everyMs: 5_000, run: sweepDeletedPhonebooks },
];
const TASKS: readonly PeriodicTask[] = [
  ...sendingTasks,
  ...CONTACTS_TASKS,
  ledgerProofTask,
  expiredRowsTask,
  expiredUploadsTask,
  ...auditTasks,
];
const IDENTITY_EVERY_MS = 30_000;

/** Accounts whose registration the registry of persons has not answered, or whose process was killed before it did. */
function identityTask(config: Pick<Config, 'identity'>, seal: Seal): PeriodicTask {
  const registry = registryOf(config);
  return {
    name: 'identity',
    everyMs: IDENTITY_EVERY_MS,
    run: (context) => checkDueIdentities(context, { registry, seal }),
  };
}

/** Runs the periodic tasks; each of them in one process at a time, however many have this role. */
export function startJobs(
  config: Config,
  { context, seal, registry }: { context: ServerContext; seal: Seal; registry: Registry },
): JobRunner {
  const runner = createJobRunner({ context, tasks: [...TASKS, identityTask(config, seal)] });
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
