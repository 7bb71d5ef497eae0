import { SUPPORT_GROUP, isOfPanel, wordsOfAction } from '@peyk/server-audit-log';
import { deskContract } from '@peyk/server-desk';
import { listOperations } from '@peyk/server-http';
import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { adminContext } from '../testing/admin-context';
import type { AdminContext } from '@peyk/server-module';
import { COMMANDS } from './commands';
import { runAdmin } from './run-admin';

const state = {} as { database: TestDatabase; context: AdminContext };

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.context = await adminContext(state.database);
});
afterAll(() => state.database.close());

/** As `tester`, where a command wants to know whose it is. */
const admin = (line: string) => {
  const by = /(^| )(list|verify)( |$)/.test(line) ? [] : ['--by=tester'];
  return runAdmin(state.context, [...line.split(' '), ...by]);
};

describe('the audit log', () => {
  const entries = () => state.database.db.selectFrom('audit_entries').selectAll().orderBy('id').execute();

  it('asks of every command that changes something whose it is, and changes nothing without', async () => {
    const before = (await entries()).length;
    const changing = COMMANDS.filter(({ readsOnly }) => !readsOnly);
    expect(changing.length).toBeGreaterThan(20);
    for (const { name, words = [], options = {} } of changing) {
      const needed = Object.entries(options).flatMap(([option, { required }]) => (required ? [`--${option}=x`] : []));
      const { lines, exitCode } = await runAdmin(state.context, [...name.split(' '), ...words, ...needed]);
      expect([name, exitCode, lines[0]]).toEqual([name, 1, expect.stringContaining('--by is missing')]);
    }
    expect((await runAdmin(state.context, ['account', 'unblock', 'ali', '--by= '])).exitCode).toBe(1);
    expect(await entries()).toHaveLength(before);
  });

  it('says who gave which command about which account, without passwords and names', async () => {
    await admin('account create --username omid --name Omid --mobile 09241234569 --password-stdin');
    await admin('account credit omid --rial 700');
    const written = (await entries()).slice(-2);
    expect(written).toMatchObject([
      { action: 'account create', actor_kind: 'admin', admin_name: 'tester', outcome: 'done' },
      { action: 'account credit', admin_name: 'tester', object: 'omid', details: { rial: '700' } },
    ]);
    expect(written[1]?.account_id).not.toBeNull();
    expect(JSON.stringify(written.map(({ details }) => details))).not.toMatch(/long-enough|Omid|0924/);
  });

  it('is written in the transaction of the change: what is refused leaves nothing', async () => {
    const before = (await entries()).length;
    expect((await admin('account debit omid --rial 9999999')).exitCode).toBe(1);
    expect(await entries()).toHaveLength(before);
  });

  it('calls what is done about an account by a title of its own, which the account reads', () => {
    const OTHER = wordsOfAction('nothing that is known').title;
    const changing = COMMANDS.filter((command) => !command.readsOnly && command.account !== null);
    const atTheDesk = listOperations(deskContract).filter(({ access, operationId }) => {
      // What the desk keeps to itself is written down without the account: a title would tell that there is such a thing.
      const isKeptFromAccounts = ['addNoteToThing', 'setPriorityOfThing'].includes(operationId);
      const isAboutAccounts =
        !isKeptFromAccounts && !/Collection|OfItem|Desk$|signInToDesk|signOutOfDesk/.test(operationId);
      return access.effects.length > 0 && isAboutAccounts;
    });
    const actions = [...changing.map(({ name }) => name), ...atTheDesk.map(({ operationId }) => operationId)];
    expect(actions.length).toBeGreaterThan(15);
    expect(actions.filter((action) => wordsOfAction(action).title === OTHER || isOfPanel(action))).toEqual([]);
    const known = [...COMMANDS.map(({ name }) => name), ...atTheDesk.map(({ operationId }) => operationId)];
    expect(Object.keys(SUPPORT_GROUP.actions).filter((action) => !known.includes(action))).toEqual([]);
  });

  it('is listed and proved', async () => {
    expect((await admin('audit verify')).lines[0]).toMatch(/^Whole: \d+ entries\.$/);
    const { lines } = await admin('audit list --username omid');
    expect(lines).toEqual([
      expect.stringContaining('tester  account credit  done'),
      expect.stringContaining('account create'),
    ]);
  });
});
