import type { Mutant } from '../mutant.ts';

const DATABASE = 'libs/server/database/src';
const READING = 'libs/server/http/src/access/reading.test.ts';
const FROZEN = [`${DATABASE}/frozen.test.ts`];

export const DATABASE_TROUBLE_MUTANTS: readonly Mutant[] = [
  {
    name: 'frozen-connection-goes-back-into-the-pool',
    danger: 'Each question that gets it fails, until the process is started again.',
    file: `${DATABASE}/prepared.ts`,
    find: '        state.isCutOff = true;\n        cutOff(client);\n',
    replace: '',
    noticedBy: FROZEN,
  },
  {
    name: 'answers-waited-for-without-end',
    danger: 'A sender whose connections freeze sends nothing any more, and says nothing.',
    file: `${DATABASE}/prepared.ts`,
    find: '{ query_timeout: limitMs }',
    replace: '{}',
    noticedBy: FROZEN,
  },
  {
    name: 'listener-without-heartbeat',
    danger: 'A process hears no news any more: stops, pauses and new rights reach it late or never.',
    file: `${DATABASE}/notification-hub.ts`,
    find: 'setInterval(() => void beat(), heartbeatMs)',
    replace: 'setInterval(() => undefined, heartbeatMs)',
    noticedBy: FROZEN,
  },
  {
    name: 'full-disk-ends-sends',
    danger: 'Accepted sends end as a system error because the disk was full for some seconds.',
    file: 'libs/server/sender/src/prepare/prepare-sends.ts',
    find: 'if (isPassing(error)) {',
    replace: 'if (isConnectionError(error)) {',
    noticedBy: ['libs/server/sender/src/prepare/prepare-sends.test.ts'],
  },
  {
    name: 'reads-on-the-connections-of-people',
    danger: 'Searches of one account keep everybody waiting, and run for half a minute.',
    file: 'libs/server/http/src/contract/bind-contract.ts',
    find: 'reads && isReading(operation) ?',
    replace: 'reads && !isReading(operation) ?',
    noticedBy: [READING],
  },
  {
    name: 'no-share-of-reads',
    danger: 'One account takes all connections for reads.',
    file: 'libs/server/http/src/access/gates.ts',
    find: 'if (caller.inside >= this.#rate.atOnce) await',
    replace: 'if (caller.inside >= 1e9) await',
    noticedBy: [READING, 'libs/server/http/src/access/gates.test.ts'],
  },
  {
    name: 'queue-of-those-who-are-gone',
    danger: 'A flood that was broken off goes on at the database for minutes.',
    file: 'libs/server/http/src/access/gates.ts',
    find: "      raw.once('close', giveUp);\n",
    replace: '',
    noticedBy: ['libs/server/http/src/access/gates.test.ts'],
  },
  {
    name: 'lanes-never-stand-still',
    danger: 'A sender that is frozen is told to be ready, and nobody looks.',
    file: 'libs/server/module/src/lanes.ts',
    find: 'isStanding: idleMs > lane.limitMs',
    replace: 'isStanding: false',
    noticedBy: ['libs/server/sender/src/sender-standing.test.ts'],
  },
  {
    name: 'ready-while-work-stands-still',
    danger: 'Requests and sends go to a process that does nothing with them.',
    file: 'apps/api/src/roles/readiness.ts',
    find: "database === 'ok' && standing.length === 0",
    replace: "database === 'ok'",
    noticedBy: ['apps/api/src/roles/readiness.test.ts'],
  },
  {
    name: 'story-of-what-was-undone',
    danger: 'The log says that a send was accepted, which was undone, or says it twice.',
    file: `${DATABASE}/run-transaction.ts`,
    find: '  const acts: (() => void)[] = [];\n  const result',
    replace:
      '  const all = globalThis as unknown as { acts?: (() => void)[] };\n  const acts = (all.acts ??= []);\n  const result',
    noticedBy: [`${DATABASE}/on-commit.test.ts`],
  },
  {
    name: 'what-a-savepoint-undid-is-done',
    danger: 'A code that was only pretended goes to the lane, and a send that was refused is told as accepted.',
    file: `${DATABASE}/run-transaction.ts`,
    find: 'return () => void acts?.splice(count);',
    replace: 'return () => void count;',
    noticedBy: [`${DATABASE}/on-commit.test.ts`],
  },
];
