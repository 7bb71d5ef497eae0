import type { Mutant } from '../mutant.ts';

const CARRIER = 'libs/server/carrier/src';
const BURST = [`${CARRIER}/incoming/burst.test.ts`];

export const OPERATOR_TROUBLE_MUTANTS: readonly Mutant[] = [
  {
    name: 'system-error-refuses-for-good',
    danger: 'An outage of ten seconds refuses a thousand messages, and nobody gets them.',
    file: `${CARRIER}/smpp/error-classes.ts`,
    find: "[0x08, 'later']",
    replace: "[0x08, 'refused']",
    noticedBy: [`${CARRIER}/smpp/error-classes.test.ts`],
  },
  {
    name: 'only-slot-reserved',
    danger: 'With a window of one nothing ever leaves.',
    file: `${CARRIER}/smpp/smpp-carrier.ts`,
    find: 'Math.max(0, capacity - 1)',
    replace: 'capacity',
    noticedBy: [`${CARRIER}/smpp/smpp-carrier.test.ts`],
  },
  {
    name: 'reads-whatever-comes',
    danger: 'A burst of receipts fills the memory, while the database is away even all of it.',
    file: `${CARRIER}/incoming/incoming.ts`,
    find: '    this.owner.onFlow(flows);\n',
    replace: '',
    noticedBy: BURST,
  },
  {
    name: 'late-because-we-did-not-read',
    danger: 'Messages that the operator answered in time come in doubt.',
    file: `${CARRIER}/smpp/smpp-session.ts`,
    find: '    this.inFlight.prolong(unreadMs);\n',
    replace: '',
    noticedBy: BURST,
  },
  {
    name: 'unread-receipts-acknowledged-and-lost',
    danger: 'An operator with words of its own: nobody ever learns what became of the messages, nor why.',
    file: `${CARRIER}/incoming/incoming.ts`,
    find: 'this.track(listener.onUnread?.(unread) ?? Promise.resolve(), answer);',
    replace: 'answer(unread.said !== undefined);',
    noticedBy: [`${CARRIER}/incoming/receipt-dialects.test.ts`],
  },
];
