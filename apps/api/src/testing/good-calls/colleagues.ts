import { sql } from 'kysely';
import type { OperationId } from '@peyk/shared-contract';
import { givenAccount } from '@peyk/shared-testing-node';
import type { Side, World } from '../access-world';
import { FIRST_PAGE, NOTHING, ask, number, type GoodCall } from './good-call';

/** A role of an account of nobody. */
const ROLES_OF_LEFT = new WeakMap<World, Promise<{ accountId: bigint; roleId: bigint }>>();

async function roleOfLeft({ database: { db } }: World) {
  const { accountId } = await givenAccount(db);
  const { rows } = await sql<{ id: bigint }>`
    insert into roles (account_id, title, permissions, created_at, updated_at)
    values (${accountId}, 'رفته', '{home.read}', now(), now()) returning id`.execute(db);
  return { accountId, roleId: rows[0]?.id ?? 0n };
}

/**
 * An account has at most 50 roles and 500 members, and a matrix makes one of each for every cell: those who have done what they came for
 * leave it.
 */
async function roomForRole(world: World, { accountId }: Side): Promise<void> {
  const { db } = world.database;
  const left = ROLES_OF_LEFT.get(world) ?? roleOfLeft(world);
  ROLES_OF_LEFT.set(world, left);
  const of = await left;
  await sql`
    update users set account_id = ${of.accountId}, role_id = ${of.roleId}
    where account_id = ${accountId} and username like 'member-%'`.execute(db);
  await sql`
    delete from roles where account_id = ${accountId} and id not in
      (select role_id from users where account_id = ${accountId} and role_id is not null)`.execute(db);
}

const titleOf = (world: World, side: Side) => `${side.marker} ${world.fresh()}`.slice(0, 60);

async function givenRole(world: World, side: Side): Promise<string> {
  await roomForRole(world, side);
  // No more than who may change roles holds.
  const body = { title: titleOf(world, side), permissions: ['role.edit'] };
  return (await ask(world, side, 'createAccessRole', { body })).id;
}

/** One role for all who are invited here: fifty would be too few. */
async function roleOfInvited(world: World, side: Side): Promise<string> {
  await roomForRole(world, side);
  const title = `دعوت ${side.marker}`.slice(0, 60);
  const { items } = await ask(world, side, 'listAccessRoles', {});
  const found = items.find((role: { title: string }) => role.title === title);
  return (
    found?.id ?? (await ask(world, side, 'createAccessRole', { body: { title, permissions: ['colleague.edit'] } })).id
  );
}

async function invitation(world: World, side: Side) {
  // Invitations are counted by the day, and the clock of this world stands.
  await world.database.db.deleteFrom('rate_counters').where('key', 'like', 'invite:account:%').execute();
  return { name: side.marker, mobile: number(world), role_id: await roleOfInvited(world, side) };
}

async function givenColleague(world: World, side: Side): Promise<string> {
  return (await ask(world, side, 'inviteColleague', { body: await invitation(world, side) })).id;
}

async function givenCode(world: World, side: Side): Promise<string> {
  await givenColleague(world, side);
  return world.lastInvitation();
}

/** Who works in an account, and what they may. */
export const COLLEAGUES = {
  getSecondFactorRule: NOTHING,
  setSecondFactorRule: async () => ({ body: { is_required: false } }),
  listColleagues: FIRST_PAGE,
  listAuditLog: FIRST_PAGE,
  getAuditLogChoices: NOTHING,
  exportAuditLog: async () => ({ body: { format: 'csv', filters: { outcome: 'done' } } }),
  getColleague: async (world: World, side: Side) => ({ query: { id: await givenColleague(world, side) } }),
  inviteColleague: async (world: World, side: Side) => ({ body: await invitation(world, side) }),
  inviteColleagueAgain: async (world: World, side: Side) => {
    const id = await givenColleague(world, side);
    await world.database.db.deleteFrom('rate_counters').where('key', 'like', 'invite:gap:%').execute();
    return { body: { id } };
  },
  updateColleague: async (world: World, side: Side) => ({
    body: { id: await givenColleague(world, side), name: `${side.marker} نو` },
  }),
  deactivateColleague: async (world: World, side: Side) => ({ body: { id: await givenColleague(world, side) } }),
  activateColleague: async (world: World, side: Side) => {
    const id = await givenColleague(world, side);
    await ask(world, side, 'deactivateColleague', { body: { id } });
    return { body: { id } };
  },
  readInvitation: async (world: World, side: Side) => ({ body: { code: await givenCode(world, side) } }),
  acceptInvitation: async (world: World, side: Side) => ({
    body: { code: await givenCode(world, side), username: `invited.${world.fresh()}`, password: 'Shirin!Farhad9' },
  }),
  listAccessRoles: NOTHING,
  getAccessRole: async (world: World, side: Side) => ({ query: { id: await givenRole(world, side) } }),
  listPermissions: NOTHING,
  createAccessRole: async (world: World, side: Side) => {
    await roomForRole(world, side);
    return { body: { title: titleOf(world, side), permissions: ['role.edit'] } };
  },
  updateAccessRole: async (world: World, side: Side) => ({
    body: { id: await givenRole(world, side), title: titleOf(world, side) },
  }),
  duplicateAccessRole: async (world: World, side: Side) => ({ body: { id: await givenRole(world, side) } }),
  deleteAccessRole: async (world: World, side: Side) => ({ body: { id: await givenRole(world, side) } }),
} satisfies Partial<Record<OperationId, GoodCall>>;
