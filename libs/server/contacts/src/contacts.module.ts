import type { PeriodicTask, RetentionRule, ServerModule } from '@peyk/server-module';
import { BULK_JOBS } from './bulk/bulk-jobs';
import { createContactsHandlers } from './contacts.routes';
import type { ContactsDependencies } from './contacts.routes';
import { contactsExportJob } from './exports/contacts-export';
import { contactsImportJob } from './imports/contacts-import-job';
import { importJob } from './imports/import-job';
import { seedPhonebooks } from './phonebooks/seed-phonebooks';
import { sweepDeletedPhonebooks } from './phonebooks/sweep-phonebooks';
import { foldReachTask } from './reach/fold-reach';
import { sweepHidden } from './sweep-hidden';

/** Nobody waits for what deleted phonebooks, tags and properties leave; its rounds are short. */
const TASKS: readonly PeriodicTask[] = [
  { name: 'deleted-phonebooks', everyMs: 5_000, run: sweepDeletedPhonebooks },
  foldReachTask,
  { name: 'deleted-tags-and-properties', everyMs: 5_000, run: (context) => sweepHidden(context) },
];

/** What was done in bulk can be undone for a day; a job that runs longer must not lose its rows. */
const BULK_KEPT_MS = 3 * 24 * 3_600_000;
const RETENTION: readonly RetentionRule[] = ['contact_bulk_deleted', 'contact_bulk_pages', 'contact_bulks'].map(
  (table) => ({
    table,
    column: 'created_at',
    keptMs: BULK_KEPT_MS,
  }),
);

/** Phonebooks, their contacts, and the numbers that are never sent to. */
export function contactsModule(dependencies: ContactsDependencies) {
  return {
    name: 'contacts',
    handlers: createContactsHandlers(dependencies),
    searched: [{ table: 'contacts', column: 'name', form: 'name_form' }],
    tasks: TASKS,
    jobs: [
      importJob(dependencies),
      contactsImportJob(dependencies),
      contactsExportJob(dependencies),
      ...Object.values(BULK_JOBS),
    ],
    retention: RETENTION,
    seedDemo: (context, { accountId }) => seedPhonebooks(context, accountId),
  } satisfies ServerModule;
}
