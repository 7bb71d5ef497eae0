import { allOf, handlersOf, permissionsOf } from '@peyk/server-module';
import { PERMISSIONS } from '@peyk/shared-contract';
import { contract } from '@peyk/server-http';
import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { MODULES } from './admin/commands';

const duplicates = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('the modules', () => {
  it('have names, tasks, commands and live events of their own', () => {
    expect(duplicates(MODULES.map(({ name }) => name))).toEqual([]);
    expect(duplicates(allOf(MODULES, 'tasks').map(({ name }) => name))).toEqual([]);
    expect(duplicates(allOf(MODULES, 'commands').map(({ name }) => name))).toEqual([]);
    expect(duplicates(allOf(MODULES, 'live').map(({ event }) => event))).toEqual([]);
    expect(duplicates(allOf(MODULES, 'live').map(({ channel }) => channel))).toEqual([]);
  });

  it('refuse an operation that two of them handle', () => {
    const [, , wallet] = MODULES;
    expect(() => handlersOf([wallet, { ...wallet, name: 'purse' }])).toThrow(
      'getCredit is handled by wallet and by purse',
    );
  });

  it('tell every live event of the contract; of rights the socket tells itself', () => {
    const { schemas } = contract.components as unknown as { schemas: { LiveEvent: { oneOf: { $ref: string }[] } } };
    const known = schemas.LiveEvent.oneOf.length;
    expect(allOf(MODULES, 'live')).toHaveLength(known - 1);
  });

  it('guard something with every permission of the contract', () => {
    const guarding = new Set<string>(MODULES.flatMap(permissionsOf));
    expect(Object.keys(PERMISSIONS).filter((permission) => !guarding.has(permission))).toEqual([]);
  });
});

describe('the rules of retention', () => {
  const state = {} as { test: TestDatabase };
  beforeAll(async () => {
    state.test = await createTestDatabase();
  });
  afterAll(() => state.test.close());

  it.each(allOf(MODULES, 'retention'))('know the table $table and its column $column', async ({ table, column }) => {
    const { rows } = await sql`select ${sql.ref(column)} from ${sql.table(table)} limit 1`.execute(state.test.db);
    expect(rows).toEqual([]);
  });
});
