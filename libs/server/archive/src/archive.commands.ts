import { LEAST_ARCHIVE_DAYS, UsageError, optionalText } from '@peyk/server-module';
import type { AdminContext, Command, CommandInput } from '@peyk/server-module';
import { CannotArchiveError, archiveOld, archivePartition } from './archive-partition';
import { beforeOf } from './archive-age';
import { PARTITION_STATE, findPartition, listPartitions } from './partitions.repository';
import type { ListedPartition, Partition } from './partitions.repository';
import { restorePartition } from './restore-partition';

const STATES: Readonly<Record<number, string>> = {
  [PARTITION_STATE.inUse]: 'in use',
  [PARTITION_STATE.apart]: 'apart, on its way to files',
  [PARTITION_STATE.inFiles]: 'in files',
};

const MEGABYTE = 1_000_000;
const span = ({ fromId, toId }: Pick<Partition, 'fromId' | 'toId'>) => `sends ${fromId} to ${toId - 1n}`;

function lineOf({ beganAt, rows, bytes, state, ...partition }: ListedPartition): string {
  const since = beganAt ? `, since ${beganAt.toISOString().slice(0, 10)}` : '';
  const megabytes = (Number(bytes) / MEGABYTE).toFixed(1);
  return `${span(partition)}${since}: ${rows} recipients, ${megabytes} MB, ${STATES[state] ?? ''}`;
}

const list: Command = {
  name: 'partitions list',
  help: 'List where the recipients of sends lie: how many (as last counted), how large, in tables or in files.',
  readsOnly: true,
  run: async ({ db }) => (await listPartitions(db)).map(lineOf),
};

/** @throws UsageError */
async function partitionOf({ db }: AdminContext, { words }: CommandInput): Promise<Partition> {
  const [text = ''] = words;
  if (!/^\d{1,18}$/.test(text)) throw new UsageError(`"${text}" is no id of a send.`);
  const partition = await findPartition(db, BigInt(text));
  if (!partition) throw new UsageError(`No partition holds send ${text}: see "partitions list".`);
  return partition;
}

function daysOf({ values }: CommandInput): number {
  const days = Number(optionalText(values, 'days') ?? LEAST_ARCHIVE_DAYS);
  if (!Number.isInteger(days) || days < LEAST_ARCHIVE_DAYS)
    throw new UsageError(
      `--days must be a whole number from ${LEAST_ARCHIVE_DAYS} on: until then receipts and counts may still move.`,
    );
  return days;
}

const days = {
  kind: 'text',
  help: `All its sends must have ended so many days ago; default and least: ${LEAST_ARCHIVE_DAYS}.`,
} as const;

const archive: Command = {
  name: 'partitions archive',
  help: 'Put the recipients of old sends into files: of one partition by the id of one of its sends, or "all" that are old enough.',
  words: ['send-id-or-all'],
  options: { days },
  account: null,
  inSteps: true,
  run: async (context, input) => {
    const before = beforeOf(daysOf(input), context.clock.now());
    if (input.words[0] === 'all') {
      const done = await archiveOld(context, context.archive, before);
      return done.length === 0 ? ['Nothing is old enough.'] : done.map((one) => `In files: ${span(one)}.`);
    }
    const partition = await partitionOf(context, input);
    try {
      await archivePartition(context, context.archive, { partition, before });
    } catch (error) {
      if (error instanceof CannotArchiveError) throw new UsageError(error.message);
      throw error;
    }
    return [`In files: ${span(partition)}.`];
  },
};

const restore: Command = {
  name: 'partitions restore',
  help: 'Bring the recipients of a send, and of all sends beside it, back from files; they stay for thirty days at least.',
  words: ['send-id'],
  account: null,
  inSteps: true,
  run: async (context, input) => {
    const partition = await partitionOf(context, input);
    if (partition.state === PARTITION_STATE.inUse) throw new UsageError('Its recipients are not in files.');
    if (!(await restorePartition(context, context.archive, partition)))
      throw new UsageError('Another process works on it: look at "partitions list".');
    return [`Back in use: ${span(partition)}.`];
  },
};

export const archiveCommands: readonly Command[] = [list, archive, restore];
