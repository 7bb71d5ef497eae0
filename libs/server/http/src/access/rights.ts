import { refusalOfState } from '@peyk/server-accounts';
import type { DbOrTx } from '@peyk/server-database';
import type { Access, AccountState } from '@peyk/shared-contract';
import { DomainError } from '../errors/domain-error';
import { HTTP_ERRORS } from '../errors/http.errors';
import { refusePermission } from './no-permission';
import type { RoleLimits } from './role-limits';

/** What the user of a session may, as it stands at the moment of the request. */
export interface Rights {
  /** The owner of an account holds every permission. */
  isOwner: boolean;
  /** Of a member's role. Keys that the contract no longer has give nothing. */
  permissions: ReadonlySet<string>;
  /** What the member's role allows at most; of a key, what its role and its maker allow. Null for the owner and for roles without limits. */
  limits: RoleLimits | null;
  /** Of a key: whether they are the key's alone, because its maker is not limited. Otherwise what it spends counts for its maker. */
  areLimitsOfKey?: boolean;
  /** The admin who acts on behalf of the account, in words; null when nobody does. */
  impersonatedBy: string | null;
  /** Whether the account's owner lets admins on behalf spend, send and export now. */
  hasSupportAccess: boolean;
  /** Whether the account's holder is settled, or an admin has blocked it. */
  state: AccountState;
  /** The account requires an authenticator and the user has none: until then they may do nothing that needs a permission. */
  needsSecondFactor?: boolean;
  /** The admin's sentence for the account; null unless it is blocked. */
  blockedReason: string | null;
}

/** Whether numbers of people are to be shown without their middle: who asks for them by an answer of the contract gets them so anyway. */
export const seesMasked = ({ rights }: { rights?: Rights | undefined }): boolean =>
  rights?.limits?.masksNumbers === true;

/** Whether texts of messages are not to be shown: who asks for them by an answer of the contract gets none anyway. */
export const hidesTexts = ({ rights }: { rights?: Rights | undefined }): boolean => rights?.limits?.hidesTexts === true;

/** Whose own texts are shown to a caller who reads no others: a person's. A program reads none, for what its maker wrote is not its own. */
export const ownTextsOf = ({ userId }: { userId: bigint }, key: object | undefined): bigint | null =>
  key === undefined ? userId : null;

/** What files of messages that are made for who asks do not show. */
export const sightOf = (who: { rights?: Rights | undefined }) => ({
  masksNumbers: seesMasked(who),
  hidesTexts: hidesTexts(who),
});

/** Whether a user holds a permission. */
export function holds({ isOwner, permissions }: Pick<Rights, 'isOwner' | 'permissions'>, permission: string): boolean {
  return isOwner || permissions.has(permission);
}

/** @throws 403-20 with the admin's reason, 403-21, 403-22 when the account's state does not allow the operation. */
export function requireState(access: Access, { state, blockedReason }: Pick<Rights, 'state' | 'blockedReason'>): void {
  if (state === 'active' || access.states.includes(state)) return;
  throw new DomainError(refusalOfState(state, blockedReason));
}

/** @throws 403-8 without the permission, 403-11 while an authenticator is missing. */
export async function requirePermission(
  db: DbOrTx,
  { permission }: Access,
  { account, rights }: { account: { accountId: bigint }; rights: Rights },
): Promise<void> {
  if (permission !== null && rights.needsSecondFactor) throw new DomainError(HTTP_ERRORS.secondFactorNeeded);
  if (permission !== null && !holds(rights, permission)) await refusePermission(db, account.accountId);
}

/** Whether an operation is kept from an admin who acts on behalf of the account; its owner may allow it for a while. */
export function isKeptFromAdmins({ impersonator }: Access, { hasSupportAccess }: Rights): boolean {
  return !impersonator && !hasSupportAccess;
}
