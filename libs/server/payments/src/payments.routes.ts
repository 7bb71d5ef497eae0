import { authorOf, requireAccount } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { rialStringToMrial } from '@peyk/shared-sms';
import { MIN_PAYMENT_RIAL, PAYMENT_TAX_PERCENT } from '@peyk/shared-validation';
import { checkOwnPayment } from './check-payment.service';
import { fail } from './fail';
import type { PaymentGateway } from './payment-gateway';
import { MAX_PAYMENT_RIAL, requireCallback } from './payments.policy';
import { presentPayment } from './payments.presenter';
import type { GatewayName } from './payments.tables';
import { startPayment } from './start-payment.service';

type PaymentOperation = 'listPaymentMethods' | 'startPayment' | 'checkPayment';

export interface PaymentsDependencies {
  /** In the order of preference. None: the panel says so. */
  gateways: readonly PaymentGateway[];
  /** Where a bank may send the browser back to. */
  origins: readonly string[];
}

const DESCRIPTION = 'افزایش اعتبار';

/** The operations of `openapi/paths/payments.yaml`. */
export function createPaymentsHandlers({ gateways, origins }: PaymentsDependencies): Handlers<PaymentOperation> {
  const [preferred] = gateways;
  const gatewayOf = (wanted: GatewayName | undefined) =>
    (wanted === undefined ? preferred : gateways.find(({ name }) => name === wanted)) ?? fail('noGateway');
  return {
    listPaymentMethods: async () => ({
      data: {
        gateways: gateways.map(({ name, title }) => ({ name, title })),
        minimum: String(MIN_PAYMENT_RIAL),
        maximum: String(MAX_PAYMENT_RIAL),
        tax_percent: PAYMENT_TAX_PERCENT,
      },
    }),
    startPayment: async (context, { query }) => {
      const { accountId } = requireAccount(context);
      const { userId, impersonatedBy } = authorOf(context);
      const callbackUrl = requireCallback(query.callbackUrl, origins);
      const { payment, url } = await startPayment(context, gatewayOf(query.gateway), {
        ...{ accountId, askedBy: userId, impersonatedBy, callbackUrl },
        amountMrial: rialStringToMrial(query.amount),
        description: query.description ?? DESCRIPTION,
      });
      return { data: { url, payment: presentPayment(payment) } };
    },
    checkPayment: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const payment = await checkOwnPayment(context, gateways, { accountId, id: BigInt(body.payment_id) });
      return { data: presentPayment(payment) };
    },
  };
}
