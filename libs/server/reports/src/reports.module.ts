import type { LiveSource, ServerModule } from '@peyk/server-module';
import type { Files } from '@peyk/server-files';
import { createExports } from './exports/exports.routes';
import { loadProgress } from './load-progress';
import { fillTypesTask } from './overview/fill-types';
import { foldDaysTask } from './overview/fold-days';
import { createReportsHandlers } from './reports.routes';

const sendProgress: LiveSource<'send_progress'> = {
  event: 'send_progress',
  channel: 'send_progress',
  idField: 'sendId',
  // The permissions of the operations that answer the same.
  heardWith: ['report.read', 'send.create'],
  load: async (context, { accountId, id }) =>
    id === undefined ? null : loadProgress(context, { accountId, sendId: id }),
  isOver: ({ finished_at }) => finished_at !== null,
};

export interface ReportsDependencies {
  /** Where the files of exports go. */
  files: Pick<Files, 'save'>;
}

/** What became of sends. */
export function reportsModule({ files }: ReportsDependencies) {
  const { handlers, jobs } = createExports(files);
  return {
    name: 'reports',
    handlers: { ...createReportsHandlers(), ...handlers },
    jobs,
    tasks: [foldDaysTask, fillTypesTask],
    live: [sendProgress],
  } satisfies ServerModule;
}
