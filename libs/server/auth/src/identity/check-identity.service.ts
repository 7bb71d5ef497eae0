import { auditChange, runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { DomainError, requireAccount, requireRate } from '@peyk/server-http';
import { SealError } from '@peyk/server-seal';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import { IDENTITY_TIMEOUT_MS, RATES } from '../auth.limits';
import { checkIdentityFields } from '../registration/check-fields';
import { REGISTRATION_ERRORS } from '../registration/registration.errors';
import { presentActivation } from './activation.presenter';
import type { Activation } from './activation.presenter';
import {
  findActivation,
  isHolder,
  listDueAccounts,
  lockActivation,
  takeClaim,
  writeActivation,
  writeClaim,
} from './identity.repository';
import type { DueClaim } from './identity.repository';
import type { IdentityPorts, IdentityRegistry, IdentityVerdict } from './identity-registry';
import { settleClaim } from './settle-identity.service';

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 3_600_000;
/** In one round of the job; the rest comes in the next. */
const ROUND = 100;

/** One minute, two, four … one hour. */
export function identityWaitMs(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries - 1, 10), LONGEST_WAIT_MS);
}

/** Undefined when it cannot be reached or takes too long. What it says about a person is never logged. */
async function ask(
  { log }: ServerContext,
  registry: IdentityRegistry,
  { accountId, tries, ...claim }: DueClaim,
): Promise<IdentityVerdict | undefined> {
  const signal = AbortSignal.timeout(IDENTITY_TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error('no answer in time'));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
  try {
    // A registry that does not listen to the signal must not hold a request for ever.
    return await Promise.race([registry.check(claim, signal), late]);
  } catch {
    // Its own sentence may hold what it was asked.
    log.warn({ accountId: accountId.toString(), tries }, 'the registry of persons did not answer');
    return undefined;
  }
}

/**
 * Asks the registry about an account that is being checked and writes what it says. The claim is taken before and settled after
 * the question, in two transactions: a process that is killed between them leaves an account that the job asks about again.
 * An account that is not being checked is left as it is.
 * @returns how the account stands now.
 */
export async function checkIdentity(
  context: ServerContext,
  { registry, seal }: IdentityPorts,
  accountId: bigint,
): Promise<Activation> {
  const now = context.clock.now();
  const { db } = context;
  const claim = await takeClaim({ db, seal }, accountId, (tries) => new Date(now.getTime() + identityWaitMs(tries)));
  const verdict = claim && (await ask(context, registry, claim));
  if (!claim || !verdict) {
    const current = await findActivation(db, accountId);
    if (!current) throw new Error('no such account to check');
    return current;
  }
  return settleClaim({ db, seal }, claim, { verdict, at: context.clock.now() });
}

/** Asks about every account whose turn has come. For a periodic job. @returns how many were asked about. */
export async function checkDueIdentities(context: ServerContext, ports: IdentityPorts): Promise<number> {
  const due = await listDueAccounts(context.db, context.clock.now(), ROUND);
  for (const accountId of due) {
    try {
      await checkIdentity(context, ports, accountId);
    } catch (error) {
      // One claim that does not open must not keep the others waiting.
      if (!(error instanceof SealError)) throw error;
      context.log.error({ err: error, accountId: accountId.toString() }, 'a sealed identity does not open');
    }
  }
  return due.length;
}

/** A holder corrects what did not fit; the registry is asked again. @throws 409-61, 422-1, 429-15 */
export async function correctIdentity(
  context: RequestContext,
  ports: IdentityPorts,
  body: OperationInput<'correctIdentity'>['body'],
): Promise<OperationData<'correctIdentity'>> {
  const { accountId } = requireAccount(context);
  const now = context.clock.now();
  const claim = checkIdentityFields(body, now);
  if (!(await isHolder(context.db, accountId))) throw new DomainError(REGISTRATION_ERRORS.identitySettled);
  await requireRate(
    context.db,
    { key: `identity:account:${accountId}`, now, ...RATES.identityTriesOfAccount },
    REGISTRATION_ERRORS.correctionsUsedUp,
  );
  await runTransaction(context.db, async (tx) => {
    const before = await lockActivation(tx, accountId);
    if (before?.activation !== 'inactive') throw new DomainError(REGISTRATION_ERRORS.identitySettled);
    await writeClaim(tx, ports.seal, { ...claim, accountId });
    const after = { activation: 'checking', activationReason: null } as const;
    await writeActivation(tx, accountId, { ...after, dueAt: now });
    // What stood there about the person is a secret; what was wrong with it is the reason.
    auditChange({ before: { ...before }, after });
  });
  return presentActivation(await checkIdentity(context, ports, accountId));
}
