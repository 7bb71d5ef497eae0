import { auditChange, runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { fail } from './fail';
import { findAccountLine, lockAccountLine, lockDefaultLineOf, moveDefaultLine, updateAlias } from './lines.repository';
import type { AccountLine } from './lines.repository';

/** What is left out stays. */
export interface DefaultsChange {
  /** Null for none. */
  alias?: string | null | undefined;
  isDefault?: true | undefined;
}

const factsOf = ({ alias, isDefault }: AccountLine) => ({ alias, isDefault });

/**
 * Gives a line the name that an account has for it, or makes it the one that is chosen when nobody chooses. Of two that come at once the
 * later one stands. @throws inactiveLine for a default that could not send; unknownLine, also when the line is only someone else's
 */
export function setLineDefaults(
  { db }: ServerContext,
  { accountId, number }: { accountId: bigint; number: string },
  { alias, isDefault }: DefaultsChange,
): Promise<AccountLine> {
  return runTransaction(db, async (tx) => {
    // Commands of admins move the default line too, and lock the account first.
    await lockDefaultLineOf(tx, accountId);
    const before = (await lockAccountLine(tx, accountId, number)) ?? fail('unknownLine', 'number');
    const key = { accountId, lineId: before.id };
    if (isDefault && !before.active) fail('inactiveLine', 'number');
    if (isDefault) await moveDefaultLine(tx, key);
    // PostgreSQL keeps no NUL; a name of blanks is none.
    if (alias !== undefined) await updateAlias(tx, key, alias?.replaceAll('\0', '').trim() || null);
    const after = (await findAccountLine(tx, accountId, number)) ?? before;
    auditChange({ object: `line:${before.id}`, before: factsOf(before), after: factsOf(after) });
    return after;
  });
}
