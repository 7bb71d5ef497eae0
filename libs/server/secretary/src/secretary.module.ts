import type { LiveSource, ServerModule } from '@peyk/server-module';
import { secretariesQueue } from './admin/secretaries-queue';
import { secretaryCommands } from './admin/secretary.commands';
import { answerWaiting } from './answering/answer-messages';
import type { TellBySms } from './answering/tell-of-credit';
import { secretaryExportJob } from './export/messages-export';
import type { SecretaryExportPorts } from './export/messages-export';
import { codesExportJob } from './readers/codes-export';
import { createPollHandlers } from './polls/polls.routes';
import { votesExportJob } from './polls/votes-export';
import { createReaderHandlers } from './readers/readers.routes';
import { createSecretaryHandlers } from './secretary.routes';
import { SECRETARY_CHANGED_CHANNEL } from './tell-secretary-changed';

/** A person at the other end waits for the answer. */
const ANSWER_EVERY_MS = 1_000;

const secretaryChanged: LiveSource<'secretary_changed'> = {
  event: 'secretary_changed',
  channel: SECRETARY_CHANGED_CHANNEL,
  heardWith: ['secretary.read'],
  load: async () => ({}),
};

/** What deals with messages to the lines of an account by itself. */
export function secretaryModule({ files, tellBySms }: SecretaryExportPorts & { tellBySms: TellBySms }) {
  return {
    name: 'secretary',
    handlers: {
      ...createSecretaryHandlers({ files }),
      ...createReaderHandlers({ files }),
      ...createPollHandlers({ files }),
    },
    live: [secretaryChanged],
    jobs: [secretaryExportJob({ files }), codesExportJob({ files }), votesExportJob({ files })],
    tasks: [{ name: 'answer-messages', everyMs: ANSWER_EVERY_MS, run: (context) => answerWaiting(context, tellBySms) }],
    commands: secretaryCommands,
    queues: [secretariesQueue],
  } satisfies ServerModule;
}
