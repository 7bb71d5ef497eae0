import { sql } from 'kysely';
import type { OperationId } from '@peyk/shared-contract';
import type { Side, World } from '../access-world';
import { FIRST_PAGE, NOTHING, ask, number, type GoodCall } from './good-call';

/** An account has at most 50 roles, and a matrix makes one for each of its members, who have done what they came for. */
async function roomForRole({ database: { db } }: World, { accountId }: Side): Promise<void> {
  await sql`
    update users set role_id = (select min(id) from roles where account_id = ${accountId})
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
