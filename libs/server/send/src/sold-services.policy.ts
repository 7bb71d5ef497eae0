import type { DbOrTx, SmsType } from '@peyk/server-database';
import { requireService } from '@peyk/server-plans';
import type { Service } from '@peyk/server-plans';
import type { PricedRequest } from './request-hash';
import type { SourceChoice } from './source.service';

/** That answers differ from each other is no choice of a person; and what a pattern says to one after the other is open to everybody. */
const WITHOUT_SERVICE: ReadonlySet<SmsType> = new Set([
  ...(['inbox_secretary', 'redirector', 'reader', 'polls'] as const),
  ...(['pattern', 'pattern_otp', 'pattern_transactional'] as const),
]);

/** What a send uses of the services that an installation may sell. */
export function servicesOf(
  choice: SourceChoice | undefined,
  { shortLinksUrl, type }: Pick<Asking, 'shortLinksUrl' | 'type'>,
): Service[] {
  const services: Service[] = [];
  const isOwn = choice?.kind === 'own' || choice?.kind === 'messages';
  if (isOwn && !(type && WITHOUT_SERVICE.has(type))) services.push('own_texts');
  if (choice?.kind === 'bank') services.push(choice.choice.filters.shape === undefined ? 'banks' : 'map');
  if (shortLinksUrl) services.push('link_tracker');
  return services;
}

interface Asking extends Pick<PricedRequest, 'shortLinksUrl'> {
  accountId: bigint;
  choice: SourceChoice | undefined;
  type?: SmsType | undefined;
}

/** Whether the account's plans, or the lack of any plan that sells it, open what a send uses. @throws serviceClosed */
export async function requireServices(db: DbOrTx, { accountId, choice, ...request }: Asking, at: Date): Promise<void> {
  for (const service of servicesOf(choice, request)) await requireService(db, { accountId, service, at });
}
