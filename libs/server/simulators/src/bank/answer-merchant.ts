import type { Bank, BankOrder, GatewayProtocol } from './bank';
import type { Answer, Json, Protocol } from './protocol';
import { SEP } from './sep';
import { ZARINPAL } from './zarinpal';
import { ZIBAL } from './zibal';

export const PROTOCOLS: Readonly<Record<GatewayProtocol, Protocol>> = { zarinpal: ZARINPAL, zibal: ZIBAL, sep: SEP };

const ANSWERS: ReadonlyMap<string, { answer: Answer; orderOf: Protocol['orderOf'] }> = new Map(
  Object.values(PROTOCOLS).flatMap(({ answers, orderOf }) =>
    Object.entries(answers).map(([path, answer]) => [path, { answer, orderOf }] as const),
  ),
);

/** What a merchant is told; undefined for a path of no protocol. */
export const answerMerchant = (bank: Bank, path: string, body: Json): Json | undefined =>
  ANSWERS.get(path)?.answer(body, bank);

export const isMerchantPath = (path: string): boolean => ANSWERS.has(path);

/** How an answer travels: at once, after the asker's patience, or not at all. */
export type Way = 'now' | 'late' | 'lost';

const isVerify = (path: string) => path.includes('verify');
const WAS_PAID: readonly BankOrder['state'][] = ['paid', 'verified'];

/** What the order's scenario does to an answer about it, after the work was done. */
export function wayOf(bank: Bank, path: string, body: Json): Way {
  const order = ANSWERS.get(path)?.orderOf(body, bank);
  if (order === undefined || !WAS_PAID.includes(order.state)) return 'now';
  if (order.scenario === 'silent') return 'lost';
  if (order.scenario === 'late' && bank.failsNow(order)) return 'late';
  return order.scenario === 'cut-after-taking' && isVerify(path) && bank.failsNow(order) ? 'lost' : 'now';
}
