import { listSignIns } from '@peyk/server-audit';
import type { SignInEntry } from '@peyk/server-audit';
import { requireAccount } from '@peyk/server-http';
import type { OperationData, RequestContext } from '@peyk/server-http';
import { AUTH_ERRORS } from '../auth.errors';
import { neighbourhood } from '../sign-in/neighbourhood';

const SHOWN = 50;
const DAYS_MS = 30 * 24 * 3_600_000;

type Outcome = OperationData<'listSignIns'>['items'][number]['outcome'];

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  done: 'in',
  [AUTH_ERRORS.wrongPassword.code]: 'wrong_password',
  [AUTH_ERRORS.wrongCode.code]: 'wrong_code',
  [AUTH_ERRORS.expiredCode.code]: 'wrong_code',
};

const present = ({ id, at, outcome, adminName, ip }: SignInEntry) => ({
  id: id.toString(),
  outcome: OUTCOMES[outcome] ?? ('refused' as const),
  admin_name: adminName,
  address_range: ip === null ? null : neighbourhood(ip),
  at: at.toISOString(),
});

/** How the user was signed in lately, and what was refused. */
export async function signInHistory(context: RequestContext): Promise<OperationData<'listSignIns'>> {
  const { db, clock, rights } = context;
  const { accountId, userId } = requireAccount(context);
  const since = new Date(clock.now().getTime() - DAYS_MS);
  const who = { accountId, userId, isOwner: rights?.isOwner ?? false };
  const entries = await listSignIns(db, who, { since, limit: SHOWN });
  return { items: entries.map(present) };
}
