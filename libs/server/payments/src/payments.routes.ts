import { authorOf, requireAccount } from '@peyk/server-http';
import type { Handlers, RequestContext } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import { rialStringToMrial } from '@peyk/shared-sms';
import { MIN_PAYMENT_RIAL, PAYMENT_TAX_PERCENT } from '@peyk/shared-validation';
import { checkOwnPayment } from './check-payment.service';
import { fail } from './fail';
import type { PaymentGateway } from './payment-gateway';
import { MAX_PAYMENT_RIAL, requireCallback } from './payments.policy';
import { presentPayment } from './payments.presenter';
import { listPaymentRows } from './payments.repository';
import type { GatewayName } from './payments.tables';
import { startPayment } from './start-payment.service';
import type { NewPayment } from './start-payment.service';

type Starting = 'startPayment' | 'selectChargePackage' | 'payPlan';
type PaymentOperation = 'listPaymentMethods' | 'checkPayment' | 'listPayments' | Starting;

export interface PaymentsDependencies {
  /** In the order of preference. None: the panel says so. */
  gateways: readonly PaymentGateway[];
  /** Where a bank may send the browser back to. */
  origins: readonly string[];
  /** Where browsers reach this server, when that is another host than the page's; SEP's browsers come back to it. */
  serverOrigin?: string | undefined;
}

const DESCRIPTION = 'افزایش اعتبار';

/** Where the browser comes back to, and which gateway is asked. */
interface Way {
  callbackUrl: string;
  gateway?: GatewayName | undefined;
}

function startingHandlers({ gateways, origins, serverOrigin }: PaymentsDependencies): Handlers<Starting> {
  const gatewayOf = (wanted: GatewayName | undefined) =>
    (wanted === undefined ? gateways[0] : gateways.find(({ name }) => name === wanted)) ?? fail('noGateway');
  const start = async (
    context: RequestContext,
    way: Way,
    { pays, description }: Pick<NewPayment, 'pays' | 'description'>,
  ) => {
    const { accountId } = requireAccount(context);
    const { userId, impersonatedBy } = authorOf(context);
    const callbackUrl = requireCallback(way.callbackUrl, origins);
    const started = { accountId, askedBy: userId, impersonatedBy, callbackUrl, serverOrigin, description, pays };
    const { payment, url } = await startPayment(context, gatewayOf(way.gateway), started);
    return { data: { url, payment: presentPayment(payment) } };
  };
  return {
    startPayment: (context, { query }) => {
      const pays = { kind: 'credit', amountMrial: rialStringToMrial(query.amount) } as const;
      return start(context, query, { pays, description: query.description ?? DESCRIPTION });
    },
    selectChargePackage: (context, { body }) => {
      const shown = { amountMrial: rialStringToMrial(body.amount), bonusMrial: rialStringToMrial(body.bonus) };
      const pays = { kind: 'package', packageId: BigInt(body.package_id), ...shown } as const;
      return start(context, body, { pays, description: 'بستهٔ شارژ' });
    },
    payPlan: (context, { body }) => {
      const plan = { id: BigInt(body.plan_id), priceMrial: rialStringToMrial(body.price) };
      return start(context, body, { pays: { kind: 'plan', plan }, description: 'خرید طرح' });
    },
  };
}

/** The operations of `openapi/paths/payments.yaml`. */
export function createPaymentsHandlers(dependencies: PaymentsDependencies): Handlers<PaymentOperation> {
  const { gateways } = dependencies;
  return {
    ...startingHandlers(dependencies),
    listPaymentMethods: async () => ({
      data: {
        gateways: gateways.map(({ name, title, takesDescription }) => ({
          ...{ name, title, takes_description: takesDescription },
        })),
        minimum: String(MIN_PAYMENT_RIAL),
        maximum: String(MAX_PAYMENT_RIAL),
        tax_percent: PAYMENT_TAX_PERCENT,
      },
    }),
    listPayments: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { items, ...paging } = await listPaymentRows(context.db, {
        accountId,
        ...body.filters,
        paging: pagingOf(body),
      });
      return { data: { items: items.map(presentPayment), paging } };
    },
    checkPayment: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const payment = await checkOwnPayment(context, gateways, { accountId, id: BigInt(body.payment_id) });
      return { data: presentPayment(payment) };
    },
  };
}
