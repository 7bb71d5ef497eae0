import { limits as contractLimits } from '@peyk/shared-contract';
import { contractText } from '@peyk/shared-screens';
import { checkedString, trimText } from '@peyk/shared-validation';
import { formatNumber } from '@peyk/shared-ui';
import { mixed, object } from 'yup';
import type { GatewayName, PaymentMethods } from '../api/payments';
import { paymentMessages as words } from '../payment-messages';

export interface PaymentValues {
  readonly amount: string;
  readonly description: string;
  readonly gateway: string;
}

/** Ten percent of a toman is a whole rial. */
const STEP_RIAL = 10;

type Limits = Pick<PaymentMethods, 'minimum' | 'maximum' | 'tax_percent'>;

const isAmount = (digits: string, { minimum, maximum }: Limits) =>
  /^\d+$/.test(digits) &&
  Number(digits) >= Number(minimum) &&
  Number(digits) <= Number(maximum) &&
  Number(digits) % STEP_RIAL === 0;

export function paymentSchema(limits: PaymentMethods) {
  const wrong = words.wrongAmount(formatNumber(limits.minimum), formatNumber(limits.maximum));
  return object({
    amount: checkedString(trimText, (digits) => (isAmount(digits, limits) ? null : wrong)).required(wrong),
    description: mixed().when('gateway', {
      // A field that is not shown keeps nobody from paying.
      is: (gateway: string) => takesDescription(limits, gateway),
      then: () => contractText(contractLimits.startPaymentLimits.description, { label: words.descriptionName }),
    }),
  });
}

/** The chosen gateway. @throws for one that the installation does not have */
export function gatewayOf({ gateways }: Pick<PaymentMethods, 'gateways'>, chosen: string): GatewayName {
  const gateway = gateways.find(({ name }) => name === chosen);
  if (gateway === undefined) throw new TypeError('There is no such gateway.');
  return gateway.name;
}

/** Whether a description would reach the chosen gateway; nobody is asked for one that would not. */
export const takesDescription = ({ gateways }: Pick<PaymentMethods, 'gateways'>, chosen: string): boolean =>
  gateways.some(({ name, takes_description }) => name === chosen && takes_description);

/** What is paid for an amount. Undefined while it is none that may be paid. */
export function totalOf(digits: string, limits: Limits): { amount: string; tax: string; total: string } | undefined {
  if (!isAmount(digits, limits)) return undefined;
  const amount = BigInt(digits);
  const tax = (amount * BigInt(limits.tax_percent)) / 100n;
  return { amount: String(amount), tax: String(tax), total: String(amount + tax) };
}
