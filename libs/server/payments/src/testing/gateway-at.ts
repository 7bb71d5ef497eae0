import { PROTOCOLS, sepReceiptOf } from '@peyk/server-simulators';
import type { BankOrder } from '@peyk/server-simulators';
import { sep } from '../gateways/sep';
import { zarinpal } from '../gateways/zarinpal';
import { zibal } from '../gateways/zibal';
import type { PaymentGateway } from '../payment-gateway';

const MAKERS = { zarinpal, zibal, sep };
export const GATEWAYS = ['zarinpal', 'zibal', 'sep'] as const;
/** Each so long that no id of a request in the log has it by chance. */
export const MERCHANTS = { zarinpal: '1344b5d4-0048-11e8-94db-005056a205be', zibal: 'shop-of-test', sep: '2015140409' };

/** The real driver at a bank whose address is known only once it listens. */
export function gatewayAt(name: keyof typeof MAKERS, baseUrl: () => string): PaymentGateway {
  const real = () => MAKERS[name]({ baseUrl: baseUrl(), merchant: MERCHANTS[name] });
  return {
    ...MAKERS[name]({ baseUrl: '', merchant: MERCHANTS[name] }),
    title: name,
    request: (order) => real().request(order),
    inquire: (payment) => real().inquire(payment),
    verify: (payment) => real().verify(payment),
  };
}

/** The bank's number of a transaction, as its gateway tells it. */
export const referenceOf = (order: BankOrder) =>
  order.protocol === 'sep' ? sepReceiptOf(order) : String(order.refNumber);

interface Browser {
  fetch(
    url: string,
    call: { method: 'POST'; headers: Record<string, string>; body: string },
  ): PromiseLike<{ statusCode: number; headers: Record<string, unknown> }>;
}

/** The form that a browser brings back from the bank, to where the bank was told; undefined where it brings none. */
export async function bringBack({ fetch }: Browser, order: BankOrder, changes: Readonly<Record<string, string>> = {}) {
  const form = PROTOCOLS[order.protocol].formOf?.(order);
  if (!form) return undefined;
  return fetch(new URL(order.callbackUrl).pathname, {
    method: 'POST',
    // As a browser sends it from the bank's page: of another site, and nothing of ours with it.
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://sep.shaparak.ir' },
    body: new URLSearchParams({ ...form, ...changes }).toString(),
  });
}
