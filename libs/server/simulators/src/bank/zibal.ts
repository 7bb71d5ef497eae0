import type { OrderState } from './bank';
import { withWords } from './protocol';
import type { Protocol } from './protocol';
import { scenarioOf } from './scenarios';

const STATUS: Readonly<Record<OrderState, number>> = {
  open: -1,
  paid: 2,
  verified: 1,
  cancelled: 3,
  failed: 5,
  expired: 3,
  reversed: 18,
};
/** Rial. */
const LEAST = 1_000;
const MOST = 1_000_000_000;
const UNKNOWN = { result: 203, message: 'invalid trackId' };

/** Zibal, version 1: amounts in rial, and `verify` takes none. */
export const ZIBAL: Protocol = {
  pagePath: '/start/',
  orderOf: (body, bank) => bank.find(body['trackId']),
  answers: {
    '/v1/request': (body, bank) => {
      const { amount, orderId, callbackUrl, description, merchant } = body;
      const rial = Number(amount);
      if (!merchant) return { result: 102, message: 'merchant not found' };
      if (!(rial >= LEAST)) return { result: 105, message: 'amount must be at least 1000' };
      if (rial > MOST) return { result: 113, message: 'amount is over the limit' };
      if (!URL.canParse(String(callbackUrl))) return { result: 106, message: 'callbackUrl is invalid' };
      if (scenarioOf(rial) === 'refused') return { result: 103, message: 'merchant is not active' };
      const order = { amount: rial, orderId: String(orderId), callbackUrl: String(callbackUrl) };
      const { id } = bank.open({ protocol: 'zibal', ...order, description: String(description ?? '') });
      return { trackId: Number(id), result: 100, message: 'success' };
    },
    '/v1/inquiry': (body, bank) => {
      const order = bank.find(body['trackId']);
      if (order === undefined) return UNKNOWN;
      const { orderId, refNumber, card, state } = order;
      const told = { amount: bank.takenOf(order), status: STATUS[state], refNumber, cardNumber: card, orderId };
      return { ...told, wage: 0, result: 100, message: 'success' };
    },
    '/v1/verify': (body, bank) => {
      const order = bank.find(body['trackId']);
      if (order === undefined) return UNKNOWN;
      const before = bank.verify(order);
      if (before === undefined) return { result: 202, message: 'not paid or failed' };
      if (before === 'verified') return { result: 201, message: 'already verified' };
      const { orderId, refNumber, card, description } = order;
      const told = { amount: bank.takenOf(order), status: 1, refNumber, cardNumber: card, orderId, description };
      return { ...told, result: 100, message: 'success' };
    },
  },
  callbackOf: ({ callbackUrl, state, id, orderId }) => {
    const isPaid = state === 'paid' || state === 'verified' || state === 'reversed';
    const words = { success: isPaid ? '1' : '0', trackId: id, orderId, status: String(STATUS[state]) };
    return withWords(callbackUrl, words);
  },
};
