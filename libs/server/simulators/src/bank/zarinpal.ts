import type { OrderState } from './bank';
import { isPaid, withWords } from './protocol';
import type { Json, Protocol } from './protocol';
import { scenarioOf } from './scenarios';

const STATUS: Readonly<Record<OrderState, string>> = {
  open: 'IN_BANK',
  paid: 'PAID',
  verified: 'VERIFIED',
  cancelled: 'FAILED',
  failed: 'FAILED',
  expired: 'FAILED',
  reversed: 'REVERSED',
};
const UUID_CHARS = 36;
/** Rial. */
const LEAST = 1_000;
const MOST = 1_000_000_000;

const says = (data: Json): Json => ({ data, errors: [] });
/** Without data it is an empty list, and without errors as well. */
const refuses = (code: number, message: string): Json => ({ data: [], errors: { code, message, validations: [] } });
const UNKNOWN = refuses(-54, 'Invalid authority.');

/** Zarinpal, version 4: amounts in rial because `currency` says so. */
export const ZARINPAL: Protocol = {
  pagePath: '/pg/StartPay/',
  orderOf: (body, bank) => bank.find(body['authority']),
  answers: {
    '/pg/v4/payment/request.json': (body, bank) => {
      const { amount, currency, merchant_id, callback_url, description, metadata } = body;
      const rial = Number(amount) * (currency === 'IRT' ? 10 : 1);
      if (String(merchant_id).length !== UUID_CHARS || !URL.canParse(String(callback_url)) || !(rial >= LEAST))
        return refuses(-9, 'The input params invalid, validation error.');
      if (rial > MOST) return refuses(-41, 'The amount is more than the gateway takes.');
      if (scenarioOf(rial) === 'refused') return refuses(-12, 'Too many attempts, please try again later.');
      const { id } = bank.open({
        protocol: 'zarinpal',
        amount: rial,
        orderId: String((metadata as Json | undefined)?.['order_id'] ?? ''),
        description: String(description),
        callbackUrl: String(callback_url),
      });
      return says({ code: 100, message: 'Success', authority: id, fee_type: 'Merchant', fee: 100 });
    },
    '/pg/v4/payment/inquiry.json': (body, bank) => {
      const order = bank.find(body['authority']);
      return order ? says({ code: 100, message: 'Success', status: STATUS[order.state] }) : UNKNOWN;
    },
    '/pg/v4/payment/verify.json': (body, bank) => {
      const order = bank.find(body['authority']);
      if (order === undefined) return UNKNOWN;
      if (isPaid(order) && bank.takenOf(order) !== body['amount'])
        return refuses(-50, 'The amount differs from what was paid.');
      const before = bank.verify(order);
      if (before === undefined) return refuses(-51, 'The payment was not successful.');
      const [code, message] = before === 'paid' ? [100, 'Paid'] : [101, 'Verified'];
      const { card, refNumber } = order;
      return says({ wages: null, code, message, card_pan: card, ref_id: refNumber, fee_type: 'Merchant', fee: 0 });
    },
  },
  callbackOf: (order) =>
    withWords(order.callbackUrl, {
      Authority: order.id,
      Status: isPaid(order) || order.state === 'reversed' ? 'OK' : 'NOK',
    }),
};
