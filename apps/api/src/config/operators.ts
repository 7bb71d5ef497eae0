import { SmppUrlError, parseSmppUrl } from '@peyk/server-carrier';
import { OPERATOR_NAMES } from '@peyk/shared-sms';
import type { OperatorCode } from '@peyk/shared-sms';
import type { Env } from './config-error';

/** An operator that this process reaches. */
export interface OperatorSetting {
  /** Stored with every id that the operator gives: it must stay the same while receipts may come. */
  name: string;
  /** Without what is ours to know. May hold a password. */
  url: string;
  /** The networks whose numbers go to it where a line says nothing. */
  numbers: readonly OperatorCode[];
}

/** The operator of SMPP_URL. */
export const ONLY_OPERATOR = 'smpp';
const NAME = /^[a-z][a-z0-9_]{0,19}$/;
const MOST_OPERATORS = 20;
const NETWORKS = Object.keys(OPERATOR_NAMES) as OperatorCode[];

/** The first takes what no other is named for. None: messages wait. */
export function readOperators(env: Env, faults: string[]): OperatorSetting[] {
  const names = (env['PEYK_OPERATORS'] ?? '').split(',').flatMap((name) => name.trim() || []);
  for (const name of names)
    if (!NAME.test(name) || name === ONLY_OPERATOR)
      faults.push(
        `PEYK_OPERATORS: "${name}" is no name of an operator: begin with a small letter, then small letters, digits and _, at most 20; "${ONLY_OPERATOR}" is that of SMPP_URL.`,
      );
  if (new Set(names).size < names.length) faults.push('PEYK_OPERATORS names an operator twice.');
  if (names.length > MOST_OPERATORS) faults.push(`PEYK_OPERATORS names more than ${MOST_OPERATORS} operators.`);
  const wanted = names.map((name) => ({ name, variable: `SMPP_URL_${name.toUpperCase()}` }));
  const all = [
    ...(env['SMPP_URL'] ? [{ name: ONLY_OPERATOR, variable: 'SMPP_URL' }] : []),
    ...wanted.filter(({ variable }) => {
      if (!env[variable]) faults.push(`${variable} is missing: PEYK_OPERATORS names its operator.`);
      return Boolean(env[variable]);
    }),
  ];
  return all.map(({ name, variable }, place) => {
    const setting = readOperator(variable, env[variable] ?? '', faults);
    if (place === 0 && setting.numbers.length > 0)
      faults.push(`${variable}: leave "numbers" out: the first operator has all that no other is named for.`);
    return { name, ...setting };
  });
}

function readOperator(variable: string, address: string, faults: string[]): Omit<OperatorSetting, 'name'> {
  const { url, numbers } = withoutNumbers(address);
  const wrong = numbers.filter((number) => !NETWORKS.some((network) => network === number));
  if (wrong.length > 0)
    faults.push(`${variable}: "numbers" has "${wrong.join(',')}"; there are ${NETWORKS.join(', ')}.`);
  try {
    parseSmppUrl(url);
  } catch (error) {
    if (!(error instanceof SmppUrlError)) throw error;
    faults.push(`${variable}: ${error.message}.`);
  }
  return { url, numbers: NETWORKS.filter((network) => numbers.includes(network)) };
}

/** Which numbers go where is nothing that the link itself knows. */
function withoutNumbers(address: string): { url: string; numbers: readonly string[] } {
  if (!URL.canParse(address)) return { url: address, numbers: [] };
  const url = new URL(address);
  const numbers = url.searchParams.get('numbers');
  if (numbers === null) return { url: address, numbers: [] };
  url.searchParams.delete('numbers');
  return { url: url.href, numbers: numbers.split(',') };
}
