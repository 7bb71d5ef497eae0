import { writeFile } from 'node:fs/promises';
import { UsageError, optionalText, text } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import {
  SentListError,
  holdEngine,
  readSentList,
  reconcileEngine,
  resumeEngine,
  viewEngine,
} from '@peyk/server-sender';
import type { NotReconciled, NotResumed, Reconciled, SentEntry } from '@peyk/server-sender';

/** The name of the operator of SMPP_URL in stored ids. */
const FIRST_OPERATOR = 'smpp';
const OWNER_ONLY = 0o600;

const WHY_NOT: Readonly<Record<NotReconciled | NotResumed, string>> = {
  'not-held': 'Sending is not held: there is nothing to do.',
  busy: 'A sender still has messages in flight, or has not heard of the hold yet: wait, and look with "engine show".',
  unprepared: 'Some sends could not be prepared yet, and may have left: look at the log, then try again.',
  'not-reconciled':
    'The operator\'s list was not compared: give "engine reconcile --file list.csv" first, or say --without-list when nothing that was sent can be missing here.',
};

const show: Command = {
  name: 'engine show',
  help: 'Show whether sending is held, and why.',
  readsOnly: true,
  run: async (context) => {
    const { installation, epoch, heldSince, heldWhy, reconciledAt, busySenders } = await viewEngine(context);
    const lines = [`Installation ${installation}, epoch ${epoch}.`];
    if (!heldSince) return [...lines, 'Sending goes on.'];
    return [
      ...lines,
      `Sending is held since ${heldSince.toISOString()}: ${heldWhy ?? ''}.`,
      busySenders === 0 ? 'Nothing is in flight.' : `${busySenders} senders still have messages in flight.`,
      reconciledAt
        ? `The operator's list was compared at ${reconciledAt.toISOString()}. "engine resume" lets sending go on.`
        : 'The operator\'s list was not compared yet: "engine reconcile --file list.csv".',
    ];
  },
};

const restored: Command = {
  name: 'engine restored',
  help: 'Hold all sending, because the database was put back to an earlier state: nothing leaves until "engine resume".',
  options: { reason: { kind: 'text', help: 'What happened, for whoever looks next.' } },
  account: null,
  run: async (context, { values }) => {
    const isNew = await holdEngine(context, optionalText(values, 'reason') ?? 'an admin said that it was restored');
    return [isNew ? 'Sending is held.' : 'Sending was held already.'];
  },
};

const reconcile: Command = {
  name: 'engine reconcile',
  help: "Compare what this database believes with the operator's list of what it took: docs/restore.md.",
  options: {
    file: { kind: 'text', help: 'The list: CSV with message_id, number, line, sent_at, reference.', required: true },
    operator: { kind: 'text', help: 'Whose list it is, by its name in PEYK_OPERATORS; default: that of SMPP_URL.' },
    strangers: { kind: 'text', help: 'A file for the lines of messages that this database does not know.' },
  },
  account: null,
  inSteps: true,
  run: async (context, { values }) => {
    const entries = await readList(text(values, 'file'));
    const result = await reconcileEngine(context, {
      carrier: optionalText(values, 'operator') ?? FIRST_OPERATOR,
      entries,
    });
    if (typeof result === 'string') throw new UsageError(WHY_NOT[result]);
    const file = optionalText(values, 'strangers');
    if (file !== undefined) await writeFile(file, csvOf(result.strangers), { mode: OWNER_ONLY });
    return tell(result, file);
  },
};

async function readList(file: string): Promise<SentEntry[]> {
  try {
    return await readSentList(file);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (error instanceof SentListError || isMissing) throw new UsageError((error as Error).message);
    throw error;
  }
}

function csvOf(entries: readonly SentEntry[]): string {
  const lines = entries.map(({ operatorMessageId, mobile, line, at, userReference }) =>
    [operatorMessageId, `0${9_000_000_000 + mobile}`, line, at?.toISOString() ?? '', userReference ?? ''].join(','),
  );
  return ['message_id,number,line,sent_at,reference', ...lines, ''].join('\n');
}

function tell({ listed, known, found, doubtful, left, strangers, waiting }: Reconciled, file?: string): string[] {
  return [
    `${listed} parts are on the list; of ${known} this database knew.`,
    `${found} messages had left and are sent now.`,
    `${doubtful} messages may have left, whole or in part: they are in doubt and do not leave again.`,
    `${left} messages are on no line: they leave after "engine resume".`,
    `${strangers.length} parts belong to no message here: sends that were lost with the restore${file ? ` (${file})` : ''}.`,
    ...(waiting.length === 0
      ? []
      : [
          `Sends that wait for a person, and may have been let go since: look before you let them go: ${waiting.join(', ')}.`,
        ]),
  ];
}

const resume: Command = {
  name: 'engine resume',
  help: 'Let sending go on after a restore.',
  options: {
    'without-list': {
      kind: 'flag',
      help: 'Nothing that was sent is missing in this database, as after a failover that waits for its standby.',
    },
  },
  account: null,
  run: async (context, { values }) => {
    const result = await resumeEngine(context, { isWithoutList: values['without-list'] === true });
    if (typeof result === 'string') throw new UsageError(WHY_NOT[result]);
    return [`Sending goes on, in epoch ${result}.`];
  },
};

/** What an admin does when the database was put back. */
export const engineCommands: readonly Command[] = [show, restored, reconcile, resume];
