import { findLastProof, listAccountEntries } from '@peyk/server-audit';
import type { AccountEntry } from '@peyk/server-audit';
import type { DbOrTx } from '@peyk/server-database';
import { requireAccount } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import { filtersOf } from './audit-log.filters';
import { idsIn, presentEntry } from './audit-log.presenter';
import type { PresentedEntry } from './audit-log.presenter';
import { listKeys, listPeople, readNames } from './names.repository';
import { actionChoices } from './words/actions';

/** With the names that they had need of: at most five questions, however many they are. */
export async function presentEntries(
  db: DbOrTx,
  accountId: bigint,
  entries: readonly AccountEntry[],
): Promise<PresentedEntry[]> {
  const names = await readNames(db, accountId, idsIn(entries));
  return entries.map((entry) => presentEntry(entry, names));
}

/** What was done in the account, newest first. @throws badRange */
export async function listAuditLog(
  { db, ...context }: RequestContext,
  { page = 1, limit = 10, per_page = limit, until_id, filters }: OperationInput<'listAuditLog'>['body'],
): Promise<OperationData<'listAuditLog'>> {
  const { accountId } = requireAccount({ db, ...context });
  const { items, ...paging } = await listAccountEntries(db, accountId, {
    ...{ ...filtersOf(filters), untilId: until_id === undefined ? undefined : BigInt(until_id) },
    paging: { page, limit: per_page },
  });
  return { items: await presentEntries(db, accountId, items), paging };
}

/** What the log can be narrowed to, and when it was proved last: of the whole chain, so without its length. */
export async function auditLogChoices(context: RequestContext): Promise<OperationData<'getAuditLogChoices'>> {
  const { accountId } = requireAccount(context);
  const { db } = context;
  const [people, keys, proof] = await Promise.all([
    listPeople(db, accountId),
    listKeys(db, accountId),
    findLastProof(db),
  ]);
  return {
    people: people.map(({ id, name, roleId }) => ({ id: id.toString(), name, is_owner: roleId === null })),
    keys: keys.map(({ id, ...name }) => ({ id: id.toString(), ...name })),
    groups: actionChoices(),
    proof: proof ? { at: proof.at.toISOString(), by: proof.by, is_whole: proof.isWhole } : null,
  };
}
