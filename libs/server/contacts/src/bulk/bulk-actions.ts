import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '@peyk/server-database';
import type { Permission } from '@peyk/shared-contract';
import { deleteContactRows } from '../contacts/contacts.repository';
import type { SuppressedKind } from '../contacts.tables';
import { keysParameter } from '../parameters';
import { countMoved, deleteMembers, deleteMembersEverywhere } from '../phonebooks/members.repository';
import { requirePhonebooks } from '../phonebooks/require-phonebooks';
import { deleteSuppressed } from '../suppressed/suppressed-list.repository';
import { requireTags } from '../tags/tags.service';
import { keepDeleted, restoreDeleted } from './bulk-deleted.repository';
import { keysOf } from './bulks.repository';
import type { BulkAction, BulkRow } from './bulks.repository';

/** One thing that can be done to many contacts, and back. Both within a page of them, in the account's turn. */
export interface ActionRule {
  /** Who may do it, and undo it. */
  permission: Permission;
  /** Its target is there. @throws unknownPhonebook, unknownTag */
  require(tx: Tx, bulk: BulkTarget): Promise<void>;
  /** Answers those of the numbers to which it made a difference. */
  apply(tx: Tx, bulk: BulkRow, mobiles: Int32Array, at: Date): Promise<Int32Array>;
  /** What is gone meanwhile, a contact or the phonebook, is left out. */
  undo(tx: Tx, bulk: BulkRow, changed: Int32Array): Promise<void>;
}

export type BulkTarget = Pick<BulkRow, 'accountId' | 'targetId'>;

const targetOf = ({ targetId }: BulkTarget) => targetId ?? 0n;
const phonebookOf = (bulk: BulkTarget) => ({ accountId: bulk.accountId, phonebookId: targetOf(bulk) });
const requirePhonebook = async (tx: Tx, bulk: BulkTarget) =>
  void (await requirePhonebooks(tx, bulk.accountId, [targetOf(bulk)]));
const requireTag = (tx: Tx, bulk: BulkTarget) => requireTags(tx, bulk.accountId, [targetOf(bulk)]);

/** Runs a statement whose `moved` holds the numbers that it changed. */
async function changedBy(tx: Tx, statement: RawBuilder<unknown>): Promise<Int32Array> {
  const { rows } = await sql<{ bytes: Buffer | null }>`
    with ${statement} select string_agg(int4send(mobile), ''::bytea order by mobile) as bytes from moved`.execute(tx);
  return keysOf(rows[0]?.bytes);
}

/** Those of the numbers that are contacts still. */
const contactsAmong = ({ accountId }: BulkTarget, mobiles: Int32Array) => sql`
  select mobile from contacts where account_id = ${accountId} and mobile = any(${keysParameter(mobiles)}) order by mobile`;

function putIntoPhonebook(tx: Tx, bulk: BulkRow, mobiles: Int32Array): Promise<Int32Array> {
  const { accountId, impersonatedBy } = bulk;
  const statement = sql`moved as (
      insert into phonebook_members (account_id, phonebook_id, mobile, impersonated_by)
      select ${accountId}, p.id, c.mobile, ${impersonatedBy}
      from phonebooks p cross join (${contactsAmong(bulk, mobiles)}) c
      where p.account_id = ${accountId} and p.id = ${targetOf(bulk)}
      on conflict do nothing returning phonebook_id, mobile
    ), counted as (${countMoved(accountId, sql`+`)})`;
  return changedBy(tx, statement);
}

function takeOutOfPhonebook(tx: Tx, bulk: BulkRow, mobiles: Int32Array): Promise<Int32Array> {
  const { accountId } = bulk;
  const statement = sql`moved as (
      delete from phonebook_members
      where account_id = ${accountId} and phonebook_id = ${targetOf(bulk)} and mobile = any(${keysParameter(mobiles)})
      returning phonebook_id, mobile
    ), counted as (${countMoved(accountId, sql`-`)})`;
  return changedBy(tx, statement);
}

function putTagOn(tx: Tx, bulk: BulkRow, mobiles: Int32Array): Promise<Int32Array> {
  const { accountId, impersonatedBy } = bulk;
  const statement = sql`moved as (
    insert into contact_tags (account_id, tag_id, mobile, impersonated_by)
    select ${accountId}, t.id, c.mobile, ${impersonatedBy}
    from tags t cross join (${contactsAmong(bulk, mobiles)}) c
    where t.account_id = ${accountId} and t.id = ${targetOf(bulk)} and t.deleted_at is null
    on conflict do nothing returning mobile)`;
  return changedBy(tx, statement);
}

function takeTagOff(tx: Tx, bulk: BulkRow, mobiles: Int32Array): Promise<Int32Array> {
  const statement = sql`moved as (
    delete from contact_tags
    where account_id = ${bulk.accountId} and tag_id = ${targetOf(bulk)} and mobile = any(${keysParameter(mobiles)})
    returning mobile)`;
  return changedBy(tx, statement);
}

function blacklistRule(kind: SuppressedKind): ActionRule {
  return {
    permission: 'blacklist.edit',
    require: async () => undefined,
    apply: (tx, { accountId, impersonatedBy }, mobiles, at) =>
      changedBy(
        tx,
        sql`moved as (
          insert into suppressed_numbers (account_id, mobile, kind, created_at, impersonated_by)
          select ${accountId}, m.mobile, ${kind}, ${at}, ${impersonatedBy}
          from unnest(${keysParameter(mobiles)}) as m (mobile) order by m.mobile
          on conflict do nothing returning mobile)`,
      ),
    undo: async (tx, { accountId }, changed) => void (await deleteSuppressed(tx, { accountId, kind }, changed)),
  };
}

export const ACTION_RULES: Readonly<Record<BulkAction, ActionRule>> = {
  add_to_phonebook: {
    permission: 'contact.edit',
    require: requirePhonebook,
    apply: putIntoPhonebook,
    undo: async (tx, bulk, changed) => void (await deleteMembers(tx, phonebookOf(bulk), changed)),
  },
  remove_from_phonebook: {
    permission: 'contact.edit',
    require: requirePhonebook,
    apply: takeOutOfPhonebook,
    undo: async (tx, bulk, changed) => void (await putIntoPhonebook(tx, bulk, changed)),
  },
  add_tag: {
    permission: 'contact.edit',
    require: requireTag,
    apply: putTagOn,
    undo: async (tx, bulk, changed) => void (await takeTagOff(tx, bulk, changed)),
  },
  remove_tag: {
    permission: 'contact.edit',
    require: requireTag,
    apply: takeTagOff,
    undo: async (tx, bulk, changed) => void (await putTagOn(tx, bulk, changed)),
  },
  delete: {
    permission: 'contact.delete',
    require: async () => undefined,
    async apply(tx, bulk, mobiles, at) {
      const gone = await keepDeleted(tx, bulk, { mobiles, at });
      await deleteMembersEverywhere(tx, bulk.accountId, gone);
      await deleteContactRows(tx, bulk.accountId, gone);
      return gone;
    },
    undo: (tx, bulk, changed) => restoreDeleted(tx, bulk, changed),
  },
  blacklist: blacklistRule('blacklist'),
  receive_blacklist: blacklistRule('receive_blacklist'),
};
