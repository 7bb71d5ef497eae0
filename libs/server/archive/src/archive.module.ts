import type { ServerContext } from '@peyk/server-database';
import type { ArchivePlace, ServerModule } from '@peyk/server-module';
import { beforeOf } from './archive-age';
import { readArchiveOverdue } from './archive-overdue';
import { archiveCommands } from './archive.commands';
import { archiveOld } from './archive-partition';

const EVERY_MS = 6 * 3_600_000;

/** What an installation says of it: where files lie, and from which age on recipients are put there by themselves. */
export interface ArchiveSetting {
  place: ArchivePlace;
  afterDays: number;
}

/** Recipients of old sends in files. @param setting without it only the commands put them there */
export function archiveModule(setting?: ArchiveSetting) {
  const tasks = setting
    ? [
        {
          name: 'archive-partitions',
          everyMs: EVERY_MS,
          run: async (context: Parameters<typeof archiveOld>[0]) =>
            (await archiveOld(context, setting.place, beforeOf(setting.afterDays, context.clock.now()))).length,
        },
      ]
    : [];
  const figures = setting
    ? [
        {
          name: 'archive_overdue_seconds',
          help: 'For how long the oldest partition of recipients that is to be in files is not there.',
          read: ({ db, clock }: Pick<ServerContext, 'db' | 'clock'>) =>
            readArchiveOverdue(db, { afterDays: setting.afterDays, now: clock.now() }),
        },
      ]
    : [];
  return { name: 'archive', tasks, figures, commands: archiveCommands } satisfies ServerModule;
}
