import { GatewayRefusedError } from '../payment-gateway';
import type { KnownPayment, PaymentGateway, Standing, Verdict } from '../payment-gateway';
import { GATEWAY_TITLES } from '../payments.tables';
import { askBank } from './ask-bank';
import type { BankAddress, BankAnswer } from './ask-bank';

export const ZIBAL_URL = 'https://gateway.zibal.ir';

const DONE = 100;
const DONE_BEFORE = 201;
const NO_SUCH_PAYMENT = 203;
const VERIFIED = 1;
const PAID_NOT_VERIFIED = 2;
const OPEN = -1;
/** Cancelled, refused by a bank, given back; -2, a fault inside, says nothing. */
const LEAST_FAILED = 3;

function standingOf({ result, status }: BankAnswer): Standing {
  if (result === NO_SUCH_PAYMENT) return 'failed';
  if (result !== DONE || typeof status !== 'number') return 'unknown';
  if (status === VERIFIED || status === PAID_NOT_VERIFIED) return 'paid';
  if (status === OPEN) return 'open';
  return status >= LEAST_FAILED ? 'failed' : 'unknown';
}

/** Zibal takes no amount with `verify`: what was paid, and for which order, is compared here. */
function verdictOf(answer: BankAnswer, { paymentId, payableRial }: KnownPayment): Verdict {
  const { amount, orderId, refNumber, cardNumber } = answer;
  if (amount !== payableRial) return { outcome: 'mismatch', fault: 'amount_differs' };
  if (String(orderId) !== String(paymentId)) return { outcome: 'mismatch', fault: 'order_differs' };
  if (typeof refNumber !== 'number' && (typeof refNumber !== 'string' || refNumber === ''))
    return { outcome: 'unclear' };
  return { outcome: 'paid', reference: String(refNumber), card: typeof cardNumber === 'string' ? cardNumber : null };
}

/** Zibal, version 1 of its protocol. */
export function zibal({ baseUrl, merchant }: BankAddress): PaymentGateway {
  const ask = async (name: string, body: object) =>
    (await askBank(`${baseUrl}/v1/${name}`, { merchant, ...body })) ?? {};
  const known = ({ authority }: KnownPayment) => ({ trackId: Number(authority) });
  return {
    name: 'zibal',
    title: GATEWAY_TITLES.zibal,
    takesDescription: true,
    async request({ paymentId, payableRial, description, callbackUrl }) {
      const order = { amount: payableRial, callbackUrl, description, orderId: String(paymentId) };
      const { result, trackId } = await ask('request', order);
      if (result !== DONE || !Number.isSafeInteger(trackId))
        throw new GatewayRefusedError(`zibal ${String(result ?? 'no answer')}`);
      return { authority: String(trackId), url: `${baseUrl}/start/${String(trackId)}` };
    },
    inquire: async (payment) => standingOf(await ask('inquiry', known(payment))),
    async verify(payment) {
      const answer = await ask('verify', known(payment));
      if (answer['result'] === DONE && answer['status'] === VERIFIED) return verdictOf(answer, payment);
      if (answer['result'] !== DONE_BEFORE) return { outcome: 'unclear' };
      // "Already verified" may carry nothing else; the inquiry tells what was.
      const told = await ask('inquiry', known(payment));
      const isVerified = told['result'] === DONE && told['status'] === VERIFIED;
      return isVerified ? verdictOf(told, payment) : { outcome: 'unclear' };
    },
  };
}
