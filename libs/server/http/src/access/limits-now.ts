import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from '../errors/domain-error';
import { LIMIT_ERRORS } from './limit.errors';
import type { RoleLimits } from './role-limits';

/** The lines and phonebooks that the caller is limited to; null for all. */
export type Reach = Pick<RoleLimits, 'lineIds' | 'phonebookIds'>;

const EVERYTHING: Reach = { lineIds: null, phonebookIds: null };
const current = new AsyncLocalStorage<Reach>();

/**
 * Does what a limited caller asks. What looks up a line, a phonebook or contacts asks `reachNow` itself, so that no way leads around it; what
 * runs for nobody, such as jobs and the sender, reaches everything.
 */
export function withinReach<T>(limits: Reach | null | undefined, work: () => T): T {
  if (!limits || (limits.lineIds === null && limits.phonebookIds === null)) return work();
  return current.run(limits, work);
}

export const reachNow = (): Reach => current.getStore() ?? EVERYTHING;

const isWithin = (ids: readonly bigint[] | null, id: bigint) => ids === null || ids.includes(id);

/** Whether the caller may see and use a line. */
export const seesLine = (id: bigint): boolean => isWithin(reachNow().lineIds, id);

/** @throws 403-533, which names the line */
export function requireLineInReach({ id, number }: { id: bigint; number: string }): void {
  if (seesLine(id)) return;
  const { message } = LIMIT_ERRORS.lineOutOfReach;
  throw new DomainError({ ...LIMIT_ERRORS.lineOutOfReach, message: message.replace('این خط', `خط ${number}`) });
}

/** @throws 403-534 */
export function requirePhonebooksInReach(ids: readonly bigint[]): void {
  const { phonebookIds } = reachNow();
  if (!ids.every((id) => isWithin(phonebookIds, id))) throw new DomainError(LIMIT_ERRORS.phonebookOutOfReach);
}

/** What is made without a phonebook would be seen by nobody of such a role. @throws 403-535 for none, 403-534 */
export function requirePlacesInReach(ids: readonly bigint[]): void {
  if (reachNow().phonebookIds !== null && ids.length === 0) throw new DomainError(LIMIT_ERRORS.phonebookNeeded);
  requirePhonebooksInReach(ids);
}

/** For what is not about phonebooks, and so about all contacts. @throws 403-536 */
export function requireAllContacts(): void {
  if (reachNow().phonebookIds !== null) throw new DomainError(LIMIT_ERRORS.beyondPhonebooks);
}
