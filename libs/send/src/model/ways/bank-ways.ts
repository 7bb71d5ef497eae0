import type { BankBy } from '../bank';
import { bankChoice, faultOfBank } from '../bank-choice';
import { BANK_FAULT_WORDS } from '../bank-faults';
import type { Way } from '../way';

/** A way to people of the bank, by what must be said of them. */
const bankWay = (sendingType: Way['sendingType'], by: BankBy): Way => ({
  sendingType,
  field: 'bank',
  problemOf: ({ bank }) => {
    const fault = faultOfBank(by, bank);
    return fault === null ? null : BANK_FAULT_WORDS[fault];
  },
  paramsOf: ({ bank }) => {
    const choice = bankChoice(by, bank);
    return choice === null ? null : { bank: choice };
  },
  restMs: 1200,
});

export const COUNTRY_WAY = bankWay('country', 'place');
export const POSTAL_CODE_WAY = bankWay('postal_code', 'postalCode');
export const JOB_WAY = bankWay('job', 'job');
export const MAP_WAY = bankWay('map', 'map');
export const TOWER_WAY = bankWay('bts', 'tower');
