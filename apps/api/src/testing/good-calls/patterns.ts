import type { OperationId } from '@peyk/shared-contract';
import { sql } from 'kysely';
import type { Side, World } from '../access-world';
import { FIRST_PAGE, ask, key, type GoodCall } from './good-call';

const said = ({ marker }: Side) => ({
  title: marker,
  text: `${marker} https://aban.example.ir {{code}}`,
  variables: [{ name: 'code', type: 'code', max_length: 6 }],
  website: 'https://aban.example.ir',
});

async function givenPattern(world: World, side: Side): Promise<{ id: string; code: string }> {
  return ask(world, side, 'createPattern', { body: { ...said(side), type: 'otp' } });
}

/** One that a person has accepted. */
export async function givenAcceptedPattern(world: World, side: Side): Promise<string> {
  const { id, code } = await givenPattern(world, side);
  const { db } = world.database;
  await sql`update patterns set accepted_version = 1 where account_id = ${side.accountId} and id = ${id}`.execute(db);
  return code;
}

/** One for all accounts. */
async function givenSystemic({ database: { db }, clock }: World, isShared = false): Promise<string> {
  const { rows } = await sql<{ id: bigint }>`
    insert into systemic_patterns (code, kind, title, text, variables, created_at, is_shared)
    values (substr(md5(random()::text), 1, 10), 'otp', 'کد ورود', '{{company}}: {{code}}',
      '[{"name": "code", "type": "code", "maxLength": 6}]', ${clock.now()}, ${isShared})
    returning id`.execute(db);
  return String(rows[0]?.id);
}

export const PATTERNS = {
  listPatterns: FIRST_PAGE,
  getPattern: async (world: World, side: Side) => ({ query: { id: (await givenPattern(world, side)).id } }),
  getPatternRules: async () => ({}),
  createPattern: async (_: World, side: Side) => ({ body: { ...said(side), type: 'manual' } }),
  updatePattern: async (world: World, side: Side) => ({
    body: { id: (await givenPattern(world, side)).id, ...said(side), title: `${side.marker} ۲` },
  }),
  deletePatterns: async (world: World, side: Side) => ({ body: { ids: [(await givenPattern(world, side)).id] } }),
  listSystemicPatterns: FIRST_PAGE,
  getSystemicPattern: async (world: World) => ({ query: { id: await givenSystemic(world) } }),
  listSharedPatterns: FIRST_PAGE,
  takeSharedPattern: async (world: World) => ({ body: { id: await givenSystemic(world, true) } }),
  testPattern: async (world: World, side: Side) => ({
    body: {
      code: await givenAcceptedPattern(world, side),
      from_number: side.lineNumber,
      params: [{ name: 'code', value: '1405' }],
    },
    headers: key(world),
  }),
} satisfies Partial<Record<OperationId, GoodCall>>;
