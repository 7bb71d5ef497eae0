import { GatewayRefusedError } from '../payment-gateway';
import type { KnownPayment, PaymentGateway, Standing, Verdict } from '../payment-gateway';
import { GATEWAY_TITLES } from '../payments.tables';
import { askBank, isRecord } from './ask-bank';
import type { BankAddress } from './ask-bank';

export const ZARINPAL_URL = 'https://payment.zarinpal.com';

const AUTHORITY = /^[AS][0-9a-zA-Z]{35}$/;
const TAKEN = 100;
const TAKEN_BEFORE = 101;
const OTHER_AMOUNT = -50;
/** Of another merchant, malformed, not there. */
const NOT_OURS: readonly unknown[] = [-53, -54, -55];

const STANDINGS: Readonly<Record<string, Standing>> = {
  ...{ PAID: 'paid', VERIFIED: 'paid', IN_BANK: 'open', FAILED: 'failed', REVERSED: 'failed' },
};

/** `data` is an empty list where there is none, and `errors` an empty list where there are none. */
function partsOf(answer: Readonly<Record<string, unknown>> | undefined) {
  const data = isRecord(answer?.['data']) ? answer['data'] : {};
  const errors = isRecord(answer?.['errors']) ? answer['errors'] : {};
  return { data, code: data['code'] ?? errors['code'] };
}

/** Zarinpal, version 4 of its protocol. */
export function zarinpal({ baseUrl, merchant: merchant_id }: BankAddress): PaymentGateway {
  const ask = async (name: string, body: object) =>
    partsOf(await askBank(`${baseUrl}/pg/v4/payment/${name}.json`, { merchant_id, ...body }));
  return {
    name: 'zarinpal',
    title: GATEWAY_TITLES.zarinpal,
    takesDescription: true,
    async request({ paymentId, payableRial, description, callbackUrl }) {
      const { data, code } = await ask('request', {
        // Without the currency it is rial today; it is said, so that it stays so.
        ...{ amount: payableRial, currency: 'IRR', description, callback_url: callbackUrl },
        metadata: { order_id: String(paymentId) },
      });
      const authority = data['authority'];
      if (code !== TAKEN || typeof authority !== 'string' || !AUTHORITY.test(authority))
        throw new GatewayRefusedError(`zarinpal ${String(code ?? 'no answer')}`);
      return { authority, url: `${baseUrl}/pg/StartPay/${authority}` };
    },
    async inquire({ authority }) {
      const { data, code } = await ask('inquiry', { authority });
      if (NOT_OURS.includes(code)) return 'failed';
      return (code === TAKEN && STANDINGS[String(data['status'])]) || 'unknown';
    },
    async verify({ authority, payableRial }: KnownPayment): Promise<Verdict> {
      const { data, code } = await ask('verify', { authority, amount: payableRial });
      if (code === OTHER_AMOUNT) return { outcome: 'mismatch', fault: 'amount_differs' };
      const reference = data['ref_id'];
      const isNamed = typeof reference === 'number' || (typeof reference === 'string' && reference !== '');
      if ((code !== TAKEN && code !== TAKEN_BEFORE) || !isNamed) return { outcome: 'unclear' };
      const card = data['card_pan'];
      return { outcome: 'paid', reference: String(reference), card: typeof card === 'string' ? card : null };
    },
  };
}
