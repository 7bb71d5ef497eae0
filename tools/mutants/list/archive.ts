import type { Mutant } from '../mutant.ts';

const ARCHIVE = 'libs/server/archive/src';
const SENDER = 'libs/server/sender/src';
const NOTICED = [`${ARCHIVE}/archive.test.ts`];

export const ARCHIVE_MUTANTS: readonly Mutant[] = [
  {
    name: 'archives-without-reading-back',
    danger: 'A file that cannot be read is all that is left of a million recipients.',
    file: `${ARCHIVE}/archive-partition.ts`,
    find: 'if (!isSame(await readSum(place, key), written))',
    replace: 'if (!isSame(written, written))',
    noticedBy: NOTICED,
  },
  {
    name: 'archives-what-holds-money',
    danger: 'Money of a message in doubt is held for ever: its row is not there to be settled.',
    file: `${ARCHIVE}/partitions.repository.ts`,
    find: ' or s.settled_at is null',
    replace: '',
    noticedBy: NOTICED,
  },
  {
    name: 'brings-back-other-rows',
    danger: 'A file that was changed becomes what people read in their reports.',
    file: `${ARCHIVE}/restore-partition.ts`,
    find: 'if (!isSame(read.end(), file) || !isSame(found.end(), file))',
    replace: 'if (read.end().rows < 0n || found.end().rows < 0n)',
    noticedBy: NOTICED,
  },
  {
    name: 'archive-done-by-two',
    danger: 'Two processes write and drop the same tables.',
    file: `${ARCHIVE}/archive-partition.ts`,
    find: '    if (!partition) return false;\n',
    replace: '    if (!partition) return true;\n',
    noticedBy: NOTICED,
  },
  {
    name: 'cuts-too-late',
    danger: 'Sends that come while a partition is cut are refused by its constraint.',
    file: `${SENDER}/upkeep/partition-ahead.ts`,
    find: 'if (lastId >= cutId - BigInt(LEAST_CUT_AHEAD / 2)) {',
    replace: 'if (lastId >= cutId + 1_000_000n) {',
    noticedBy: [`${SENDER}/upkeep/bound-partition.test.ts`],
  },
  {
    name: 'resends-to-nobody',
    danger: 'A resend of an old send is accepted and reaches nobody.',
    file: 'libs/server/send/src/resend.service.ts',
    find: "  if (liesInFiles) fail('resentInFiles', 'send_id');\n",
    replace: "  if (liesInFiles && false) fail('resentInFiles', 'send_id');\n",
    noticedBy: ['libs/server/send/src/control.test.ts'],
  },
  {
    name: 'old-links-lead-nowhere',
    danger: 'Short links of every old message are dead once its recipients lie in files.',
    file: 'libs/server/links/src/links.repository.ts',
    find: 'and lies_in_files(s.id)',
    replace: 'and false',
    noticedBy: ['libs/server/links/src/serve-links.test.ts'],
  },
];
