import { workspaceOf } from '../workspace.ts';
import { accountConditions, accountTables } from './account-conditions.ts';

const TABLES = {
  'libs/server/database/src/tables/sends.schema.ts': `
export interface SendsTable {
  account_id: bigint;
  id: Generated<bigint>;
}

export interface NewsTable {
  id: Generated<bigint>;
}
`,
  'libs/server/database/src/database.schema.ts': `
export interface Database {
  sends: SendsTable;
  news: NewsTable;
}
`,
  'libs/server/drafts/src/drafts.tables.ts': `
export interface DraftsTable {
  account_id: bigint;
}

declare module '@peyk/server-database' {
  interface Database {
    drafts: DraftsTable;
  }
}
`,
};

const findingsOf = (text: string, path = 'libs/server/reports/src/a.repository.ts') =>
  accountConditions.run(workspaceOf({ ...TABLES, [path]: text }));

it('knows from the row types which tables belong to accounts', () => {
  expect(accountTables(workspaceOf(TABLES).files)).toEqual(['sends', 'drafts']);
});

it('knows a condition that a helper of another file of the library adds', () => {
  const helper = 'export function ofSend(key: Key) {\n  return sql`s.account_id = ${key.accountId}`;\n}';
  const asking = (names: string) =>
    `import { ${names} } from './send-key';\nexport const find = () => sql\`select from sends s where \${ofSend(key)}\`;`;
  const run = (names: string) =>
    accountConditions.run(
      workspaceOf({
        ...TABLES,
        'libs/server/reports/src/send-key.ts': helper,
        'libs/server/reports/src/a.repository.ts': asking(names),
      }),
    );
  expect(run('SendKey, ofSend')).toEqual([]);
  expect(run('SendKey')).toHaveLength(1);
});

describe('a question about rows of an account', () => {
  it.each([
    "db.selectFrom('sends').select('text').where('id', '=', id)",
    "db\n    .updateTable(\n      'sends',\n    )\n    .set({ state: 7 })",
    "db.selectFrom('sends as s').select(['s.account_id', 's.text']).where('s.id', '=', id)",
    "db.selectFrom('news').innerJoin('sends', 'sends.id', 'news.id')",
    'sql`select account_id, text from sends where id = ${id}`.execute(db)',
    'sql`update sends set state = 7 where id = ${id} returning account_id`.execute(db)',
    'sql`delete from sends where id = ${id}`.execute(db)',
  ])('is found without a condition on it: %s', (body) => {
    const [finding, ...others] = findingsOf(`export function ask(db, id) {\n  return ${body};\n}`);
    expect(finding).toMatchObject({ line: 1, message: expect.stringMatching(/^ask asks .* without a condition/) });
    expect(others).toEqual([]);
  });

  it.each([
    "db.selectFrom('sends').where('account_id', '=', accountId)",
    "db.insertInto('sends').values({ account_id: accountId })",
    "db.selectFrom('news').innerJoin('sends', (join) => join.onRef('sends.account_id', '=', 'x.account_id'))",
    'sql`select text from sends s where s.account_id = ${accountId}`',
    'sql`select text from sends s where (s.account_id, s.id) in (select * from page)`',
    'sql`insert into sends (account_id, text) values (${accountId}, ${text})`',
    "db.selectFrom('news').where('id', '=', id)",
    "log.info('they go into sends later')",
  ])('is left alone: %s', (body) => {
    expect(findingsOf(`export function ask(db, id) {\n  return ${body};\n}`)).toEqual([]);
  });

  it('may have its condition in a helper of the same file', () => {
    const helper = "const own = (query, accountId) => query.where('account_id', '=', accountId);\n";
    const asked = "export const ask = (db, accountId) => own(db.selectFrom('sends'), accountId);\n";
    expect(findingsOf(helper + asked)).toEqual([]);
    expect(findingsOf(helper + asked.replace('own(', 'all('))).toHaveLength(1);
  });

  it('is not looked for in tests, in the simulation and in the browser', () => {
    const text = "export const ask = (db) => db.selectFrom('sends');";
    for (const path of ['libs/server/a/src/a.test.ts', 'libs/server/simulation/src/a.ts', 'libs/reports/src/a.ts']) {
      expect(findingsOf(text, path)).toEqual([]);
    }
  });
});

it('a leave that nothing needs any more is found', () => {
  const path = 'libs/server/ledger/src/prove-ledger.ts';
  const asked = 'export const UNBALANCED = sql`select 1 from sends`;';
  expect(findingsOf(asked, path)).toEqual([]);
  expect(findingsOf('export const UNBALANCED = 1;', path)).toMatchObject([{ file: path }]);
});
