import { sql } from 'kysely';
import type { OperationId } from '@peyk/shared-contract';
import type { Side, World } from '../access-world';
import { FIRST_PAGE, ask, type GoodCall } from './good-call';

/** An account may have a hundred, and the matrix makes more. */
async function bodyOf(world: World, side: Side) {
  await sql`delete from secretaries where account_id = ${side.accountId}`.execute(world.database.db);
  return { title: side.marker, line: side.lineNumber, match: 'any', reply: side.marker };
}

async function givenSecretary(world: World, side: Side): Promise<string> {
  return (await ask(world, side, 'createSecretary', { body: await bodyOf(world, side) })).id;
}

const ofSecretary: GoodCall = async (world, side) => ({ body: { id: await givenSecretary(world, side) } });

/** A code reader with a code that somebody has sent, and one that nobody has. */
async function givenReader(world: World, side: Side): Promise<string> {
  const { match: _none, ...body } = await bodyOf(world, side);
  const { id } = await ask(world, side, 'createReader', { body });
  await sql`
    insert into reader_codes (account_id, secretary_id, code, written, mobile, used_at)
    values (${side.accountId}, ${BigInt(id)}, 'usedcode1', ${side.marker}, 241110001, ${world.clock.now()}),
      (${side.accountId}, ${BigInt(id)}, 'code1001', 'CODE-1001', null, null)`.execute(world.database.db);
  await sql`update secretaries set code_count = 2, used_count = 1 where account_id = ${side.accountId} and id = ${BigInt(id)}`.execute(
    world.database.db,
  );
  return id;
}

const ofReader =
  (more: object = {}): GoodCall =>
  async (world, side) => ({ body: { id: await givenReader(world, side), ...more } });

export const READERS = {
  listReaders: async (world: World, side: Side) => {
    await givenReader(world, side);
    return FIRST_PAGE(world, side);
  },
  getReader: async (world: World, side: Side) => ({ query: { id: await givenReader(world, side) } }),
  createReader: async (world: World, side: Side) => {
    const { match: _none, ...body } = await bodyOf(world, side);
    return { body };
  },
  updateReader: async (world: World, side: Side) => {
    const id = await givenReader(world, side);
    const { line, marker: title } = { ...side, line: side.lineNumber };
    return { body: { id, title: `${title} ۲`, line, reply: title } };
  },
  deleteReaders: async (world: World, side: Side) => ({ body: { ids: [await givenReader(world, side)] } }),
  listReaderVariables: async () => ({}),
  listReaderCodes: ofReader(),
  addReaderCodes: ofReader({ codes: ['CODE-2001'] }),
  generateReaderCodes: ofReader({ count: 3, length: 8, alphabet: 'digits' }),
  uploadReaderCodes: async (world: World, side: Side) => ({
    query: { id: await givenReader(world, side) },
    file: 'CODE-3001\nCODE-3002\n',
  }),
  deleteReaderCodes: ofReader(),
  exportReaderCodes: ofReader(),
  drawReaderWinners: ofReader({ count: 1 }),
  listReaderDraws: async (world: World, side: Side) => {
    const id = await givenReader(world, side);
    await ask(world, side, 'drawReaderWinners', { body: { id, count: 1, seed: side.marker } });
    return { body: { id } };
  },
} satisfies Partial<Record<OperationId, GoodCall>>;

async function pollBodyOf(world: World, side: Side) {
  const { match: _none, ...body } = await bodyOf(world, side);
  return { ...body, question: side.marker, options: [{ title: `${side.marker} الف` }, { title: 'ب', codes: ['b'] }] };
}

async function givenPoll(world: World, side: Side): Promise<string> {
  return (await ask(world, side, 'createPoll', { body: await pollBodyOf(world, side) })).id;
}

export const POLLS = {
  listPolls: async (world: World, side: Side) => {
    await givenPoll(world, side);
    return FIRST_PAGE(world, side);
  },
  getPoll: async (world: World, side: Side) => ({ query: { id: await givenPoll(world, side) } }),
  createPoll: async (world: World, side: Side) => ({ body: await pollBodyOf(world, side) }),
  updatePoll: async (world: World, side: Side) => {
    const body = await pollBodyOf(world, side);
    return { body: { id: await givenPoll(world, side), ...body, title: `${side.marker} ۲` } };
  },
  deletePolls: async (world: World, side: Side) => ({ body: { ids: [await givenPoll(world, side)] } }),
  exportPollVotes: async (world: World, side: Side) => ({ body: { id: await givenPoll(world, side) } }),
} satisfies Partial<Record<OperationId, GoodCall>>;

export const SECRETARY = {
  listReceiverLines: async () => ({}),
  listSecretaries: FIRST_PAGE,
  getSecretary: async (world: World, side: Side) => ({ query: { id: await givenSecretary(world, side) } }),
  createSecretary: async (world: World, side: Side) => ({ body: await bodyOf(world, side) }),
  updateSecretary: async (world: World, side: Side) => {
    const body = await bodyOf(world, side);
    return { body: { id: await givenSecretary(world, side), ...body, title: `${side.marker} ۲` } };
  },
  setSecretaryActive: async (world: World, side: Side) => ({
    body: { id: await givenSecretary(world, side), is_active: false },
  }),
  deleteSecretaries: async (world: World, side: Side) => ({ body: { ids: [await givenSecretary(world, side)] } }),
  listSecretaryMessages: ofSecretary,
  exportSecretaryMessages: ofSecretary,
} satisfies Partial<Record<OperationId, GoodCall>>;
