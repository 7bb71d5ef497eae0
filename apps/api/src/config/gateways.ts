import type { Env } from './config-error';

export interface GatewaySetting {
  merchant: string;
  /** Another address than the real one, such as that of a sandbox; without a slash at its end. */
  baseUrl: string | undefined;
}

/** Gateways of banks that the installation has a contract with. */
export interface GatewaySettings {
  zarinpal: GatewaySetting | undefined;
  zibal: GatewaySetting | undefined;
  /** Its merchant is the number of a terminal. */
  sep: GatewaySetting | undefined;
  /** Origins that a bank may send the browser back to. */
  callbackOrigins: readonly string[];
}

interface Surroundings {
  isProduction: boolean;
  port: number;
  origins: readonly string[];
  panelUrl: string | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ZIBAL_MERCHANT = /^[\w-]{1,64}$/;
const SEP_TERMINAL = /^[1-9]\d{0,11}$/;

function readGateway(
  env: Env,
  { name, shape, isProduction }: { name: string; shape: RegExp; isProduction: boolean },
  faults: string[],
): GatewaySetting | undefined {
  const [merchant, baseUrl] = [`PEYK_${name}_MERCHANT`, `PEYK_${name}_URL`].map((key) => env[key]?.trim() ?? '');
  if (!merchant) {
    if (baseUrl) faults.push(`PEYK_${name}_URL is set without PEYK_${name}_MERCHANT.`);
    return undefined;
  }
  // Not shown: who has it can ask the gateway in our name.
  if (!shape.test(merchant)) faults.push(`PEYK_${name}_MERCHANT is no merchant id of this gateway.`);
  const isOrigin = !baseUrl || (URL.canParse(baseUrl) && new URL(baseUrl).origin === baseUrl);
  const isSafe = !baseUrl || !isProduction || baseUrl.startsWith('https://');
  if (!isOrigin || !isSafe) faults.push(`PEYK_${name}_URL must be an origin such as https://sandbox.example.`);
  return { merchant, baseUrl: baseUrl || undefined };
}

/** Without a merchant id there is no gateway, and the panel says so. */
export function readGateways(
  env: Env,
  { isProduction, port, origins, panelUrl }: Surroundings,
  faults: string[],
): GatewaySettings {
  const zarinpal = readGateway(env, { name: 'ZARINPAL', shape: UUID, isProduction }, faults);
  const zibal = readGateway(env, { name: 'ZIBAL', shape: ZIBAL_MERCHANT, isProduction }, faults);
  const sep = readGateway(env, { name: 'SEP', shape: SEP_TERMINAL, isProduction }, faults);
  const panel = panelUrl !== undefined && URL.canParse(panelUrl) ? [new URL(panelUrl).origin] : [];
  const here = isProduction ? [] : [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const callbackOrigins = [...panel, ...origins, ...here];
  if ((zarinpal || zibal || sep) && callbackOrigins.length === 0)
    faults.push('PEYK_PANEL_URL is missing: a gateway has to know where it sends people back to.');
  return { zarinpal, zibal, sep, callbackOrigins };
}
