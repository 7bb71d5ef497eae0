import type { Mutant } from '../mutant.ts';

const DATABASE = 'libs/server/database/src';
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
];
