import { SEP_URL, ZARINPAL_URL, ZIBAL_URL, sep, zarinpal, zibal } from '@peyk/server-payments';
import type { PaymentsDependencies } from '@peyk/server-payments';
import type { GatewaySettings } from '../config/gateways';

/** The gateways that the settings name, the first of them offered. @param serverOrigin where the API is, when not at the panel's */
export function paymentPorts(
  settings: GatewaySettings | undefined,
  serverOrigin: string | undefined,
): PaymentsDependencies | undefined {
  if (settings === undefined) return undefined;
  const { callbackOrigins: origins } = settings;
  return {
    gateways: [
      ...(settings.zarinpal ? [zarinpal({ baseUrl: ZARINPAL_URL, ...given(settings.zarinpal) })] : []),
      ...(settings.zibal ? [zibal({ baseUrl: ZIBAL_URL, ...given(settings.zibal) })] : []),
      ...(settings.sep ? [sep({ baseUrl: SEP_URL, ...given(settings.sep) })] : []),
    ],
    origins,
    serverOrigin,
  };
}

const given = ({ merchant, baseUrl }: NonNullable<GatewaySettings['zibal']>) => ({
  merchant,
  ...(baseUrl !== undefined && { baseUrl }),
});
