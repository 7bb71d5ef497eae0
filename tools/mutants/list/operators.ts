import type { Mutant } from '../mutant.ts';

const SENDER = 'libs/server/sender/src';
const OPERATORS = [`${SENDER}/sender-operators.test.ts`];
const ELSEWHERE = [`${SENDER}/sender-receipts-elsewhere.test.ts`];
const SHARES = [`${SENDER}/run/rate-share.test.ts`];

/** Several operators, and several processes that share the rate of a line. */
export const OPERATOR_MUTANTS: readonly Mutant[] = [
  {
    name: 'ids-of-operators-meet',
    danger: 'A receipt of one operator marks the message of another, of somebody else.',
    file: `${SENDER}/sql/match-parts.ts`,
    find: 'and carrier = ${carrier}',
    replace: "and ${carrier} <> ''",
    noticedBy: OPERATORS,
  },
  {
    name: 'early-receipts-are-parked-at-once',
    danger:
      'Of several processes each parks what another is just storing, and the database works twice for each message.',
    file: `${SENDER}/store/store-batch.ts`,
    find: 'strangers.filter((receipt) => batch.patient?.has(receipt))',
    replace: 'strangers.filter(() => false)',
    noticedBy: ELSEWHERE,
  },
  {
    name: 'receipts-that-wait-are-acknowledged',
    danger: 'A receipt that is in memory only is gone with the process, and the operator does not send it again.',
    file: `${SENDER}/store/batch-writer.ts`,
    find: '      else resolve();',
    replace: '      resolve();',
    noticedBy: ELSEWHERE,
  },
  {
    name: 'what-went-past-each-other-is-forgotten',
    danger: 'A receipt that was parked beside its answer is not carried out until a periodic task searches the park.',
    file: `${SENDER}/store/recently-parked.ts`,
    find: 'return due.map(({ id }) => id);',
    replace: 'return [];',
    noticedBy: [`${SENDER}/store/recently-parked.test.ts`],
  },
  {
    name: 'half-a-text-goes-elsewhere',
    danger: 'One part of a text is at one operator and the others at another: it is paid twice and never whole.',
    file: `${SENDER}/run/submitter.ts`,
    find: 'if (!isUntouched(message)) return isFree(operator);',
    replace: '',
    noticedBy: OPERATORS,
  },
  {
    name: 'slots-stay-with-the-operator-that-is-away',
    danger: 'What went to another operator holds slots of both: in the end nothing leaves.',
    file: `${SENDER}/run/submitter.ts`,
    find: 'operator.slots.release(chunk.parts);\n    chosen.slots.take(chunk.parts);',
    replace: 'chosen.slots.take(chunk.parts);',
    noticedBy: OPERATORS,
  },
  {
    name: 'a-full-window-holds-up-others',
    danger: 'A slow operator stops what goes to the others.',
    file: `${SENDER}/run/lane-runner.ts`,
    find: 'this.active.filter((chunk) => chunk.left > 0 && !chunk.stuck)',
    replace: 'this.active.filter((chunk) => chunk.left > 0).slice(0, 1)',
    noticedBy: OPERATORS,
  },
  {
    name: 'lines-leave-by-any-operator',
    danger: 'A line leaves by an operator that does not know it, or by a process that must leave it alone.',
    file: `${SENDER}/run/operators.ts`,
    find: 'if (chunk.operators) return this.named(chunk.operators);',
    replace: '',
    noticedBy: OPERATORS,
  },
  {
    name: 'a-share-is-given-out-twice',
    danger: 'A process that comes takes its part before the others have made room: the rate of the line is exceeded.',
    file: `${SENDER}/sql/sender-leases.ts`,
    find: 'least(${weight}::float8 / (weights + ${weight}), greatest(0, 1 - held))',
    replace: '${weight}::float8 / (weights + ${weight})',
    noticedBy: SHARES,
  },
  {
    name: 'shares-are-taken-at-the-same-moment',
    danger: 'Two processes take the part of a dead one at once.',
    file: `${SENDER}/sql/sender-leases.ts`,
    find: "pg_advisory_xact_lock(hashtextextended('peyk-sender-leases', 0))",
    replace: "hashtextextended('peyk-sender-leases', 0)",
    noticedBy: SHARES,
  },
  {
    name: 'a-frozen-process-keeps-its-share',
    danger: 'It wakes and sends with a part that the others have had since.',
    file: `${SENDER}/run/rate-share.ts`,
    find: 'this.monotonic() < this.lapsesAtMs ? this.held : 0',
    replace: 'this.held',
    noticedBy: SHARES,
  },
  {
    name: 'an-older-lease-stops-a-newer-claim',
    danger:
      'A code that was recovered and claimed again is worked on twice by one process: its end is lost, or it leaves twice.',
    file: `${SENDER}/run/given-codes.ts`,
    find: 'if (!isClaimed && until > this.clock.now()) return chunk;',
    replace: 'return chunk;',
    noticedBy: [`${SENDER}/sender-codes-apart.test.ts`],
  },
];
