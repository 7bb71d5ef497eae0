import type { Mutant } from '../mutant.ts';

const CARRIER = 'libs/server/carrier/src';

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
];
