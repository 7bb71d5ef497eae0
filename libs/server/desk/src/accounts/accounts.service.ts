import {
  blockAccount,
  createImpersonationCode,
  findPackageOf,
  linkOnBehalf,
  signOutEverywhere,
  unblockAccount,
} from '@peyk/server-auth';
import { requireOwned, requirePerson } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import type { DeskRole } from '@peyk/server-module';
import { listHeld, listPlans } from '@peyk/server-plans';
import { setReviewRequired } from '@peyk/server-send';
import { creditAccount, debitAccount } from '@peyk/server-wallet';
import { rialStringToMrial } from '@peyk/shared-sms';
import type { DeskComponents } from '@peyk/shared-contract';
import { fail } from '../fail';
import { giveOffer, listOffers } from './offers';
import { countSendsSince, findAccount, listAccountLines, listAccountPeople, listAccounts } from './accounts.repository';

const MONTH_MS = 30 * 24 * 3_600_000;

/** @throws notYourRole */
function requireRoles(context: RequestContext, ...needed: readonly DeskRole[]): void {
  const { roles } = requirePerson(context);
  if (!needed.every((role) => roles.includes(role))) fail('notYourRole');
}

/** An account that a person of the desk may see, noted for the entry of what is done to it. @throws notYourRole, unknownAccount */
async function requireAccount(context: RequestContext, id: string, ...more: readonly DeskRole[]) {
  requireRoles(context, 'accounts', ...more);
  const account = await requireOwned(findAccount(context.db, BigInt(id)), () => fail('unknownAccount'));
  if (context.audit) Object.assign(context.audit, { accountId: account.id, object: `account:${account.id}` });
  return account;
}

/** @throws notYourRole */
export async function findAccounts(context: RequestContext, question: Parameters<typeof listAccounts>[1]) {
  requireRoles(context, 'accounts');
  return listAccounts(context.db, question);
}

export async function showAccount(context: RequestContext, id: string) {
  const { db, clock } = context;
  const account = await requireAccount(context, id);
  const since = new Date(clock.now().getTime() - MONTH_MS);
  const [people, lines, sendsCount, packageTitle, held, plans] = await Promise.all([
    listAccountPeople(db, account.id),
    listAccountLines(db, account.id),
    countSendsSince(db, account.id, since),
    findPackageOf(db, account.id),
    listHeld(db, account.id, clock.now()),
    listPlans(db),
  ]);
  const titles = new Map(plans.map(({ id: planId, title }) => [planId, title]));
  const heldPlans = held.map(({ planId, endsAt }) => ({ title: titles.get(planId) ?? '', endsAt }));
  return { account, people, lines, sendsCount, packageTitle, plans: heldPlans };
}

/** What an account may be given. @throws notYourRole */
export async function listAccountOffers(context: RequestContext) {
  requireRoles(context, 'accounts', 'commerce');
  return listOffers(context.db);
}

export type GivenOffer = Pick<DeskComponents['schemas']['AccountOffer'], 'kind' | 'key'> & { isDefault: boolean };

/** @throws notYourRole, unknownAccount, unknownItem, and 409-346 for a plan that it has without end */
export async function give(context: RequestContext, id: string, offer: GivenOffer): Promise<void> {
  const { id: accountId } = await requireAccount(context, id, 'commerce');
  await giveOffer(context, accountId, offer);
}

export interface CreditMove {
  id: string;
  way: 'credit' | 'debit';
  amount: string;
  description: string;
}

/** The same key is booked once. @throws notYourRole, unknownAccount, badAmount, notEnoughBalance, otherMovement */
export async function moveCredit(context: RequestContext, { id, way, amount, description }: CreditMove, key: string) {
  const { id: accountId } = await requireAccount(context, id, 'finance');
  const movement = {
    ...{ accountId, amountMrial: rialStringToMrial(amount), description: description.trim() },
    ...{ at: context.clock.now(), dedupeKey: `desk:${key}` },
  };
  const moved = await (way === 'credit' ? creditAccount : debitAccount)(context.db, movement);
  if (moved.alreadyBooked && context.audit) context.audit.isNothing = true;
  return moved.balanceMrial;
}

/** @param reason Persian, the account reads it; undefined opens it again */
export async function setBlocked(context: RequestContext, id: string, reason: string | undefined): Promise<void> {
  const { username } = await requireAccount(context, id);
  await (reason === undefined ? unblockAccount(context, username) : blockAccount(context, username, reason));
}

export async function setReview(context: RequestContext, id: string, isRequired: boolean): Promise<void> {
  const { id: accountId } = await requireAccount(context, id);
  await setReviewRequired(context.db, accountId, isRequired);
}

/** @returns how many sessions were open */
export async function signOut(context: RequestContext, id: string): Promise<number> {
  const { username } = await requireAccount(context, id);
  return signOutEverywhere(context, username);
}

/** A link that works once; the panel says who acts. */
export async function actFor(context: RequestContext, id: string, panelUrl: string | undefined): Promise<string> {
  const { username } = await requireAccount(context, id);
  const person = requirePerson(context);
  const code = await createImpersonationCode(context, username, `${person.name} (${person.username})`);
  return linkOnBehalf(panelUrl, code);
}
