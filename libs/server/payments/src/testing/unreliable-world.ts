import { mulberry32 } from '@peyk/server-simulators';
import type { Act, Bank, BankOrder } from '@peyk/server-simulators';
import type { PaymentGateway } from '../payment-gateway';

/** What is thrown in the place of a process that ended there. */
export class KilledError extends Error {}

/** How often each thing happens, out of a hundred. */
const ACTS: readonly (readonly [Act | 'leave', number])[] = [
  ['pay', 60],
  ['pay-and-leave', 15],
  ['decline', 8],
  ['cancel', 8],
  ['leave', 9],
];
const FAULTS: readonly (readonly [BankOrder['scenario'], number])[] = [
  ['honest', 62],
  ['cut-after-taking', 12],
  ['silent', 8],
  ['other-amount', 12],
  ['reversed', 6],
];
const KILLED_PERCENT = 10;
const HUNDRED = 100;
/** Odd, and far from regular: neighbours draw as if they had nothing to do with each other. */
const SPREAD = 0x9e3779b1;

function drawFrom<Name>(table: readonly (readonly [Name, number])[], draw: () => number): Name {
  let rest = draw() * HUNDRED;
  for (const [name, share] of table) {
    rest -= share;
    if (rest < 0) return name;
  }
  throw new Error('The shares are not a hundred.');
}

/** People at the bank's page and processes that are killed, drawn by a seed. */
export function unreliableWorld(seed: number) {
  const kills = mulberry32(seed);
  return {
    /**
     * Does what the person does at the bank's page: by the number of the payment, so that the order in which they come changes nothing.
     * @returns how often the browser comes back
     */
    visit(bank: Bank, order: BankOrder, number: number): number {
      const draw = mulberry32(seed ^ Math.imul(number + 1, SPREAD));
      const act = drawFrom(ACTS, draw);
      if (act === 'leave') return 0;
      bank.act(order.id, act, drawFrom(FAULTS, draw));
      return act === 'pay-and-leave' ? 0 : 1 + Math.floor(draw() * 3);
    },
    /** The same gateway in a process that is killed now and then: before the bank is asked, or after it has answered. */
    killing(gateway: PaymentGateway): PaymentGateway {
      const mayDie = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
        if (kills() * HUNDRED < KILLED_PERCENT / 2) throw new KilledError();
        const answer = await ask();
        if (kills() * HUNDRED < KILLED_PERCENT / 2) throw new KilledError();
        return answer;
      };
      return {
        ...gateway,
        inquire: (payment) => mayDie(() => gateway.inquire(payment)),
        verify: (payment) => mayDie(() => gateway.verify(payment)),
      };
    },
  };
}
