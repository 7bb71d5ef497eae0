import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@peyk/server-database';
import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { adminContext } from '../testing/admin-context';
import type { AdminContext } from '@peyk/server-module';
import { PERMISSIONS } from '@peyk/shared-contract';
import { COMMANDS } from './commands';
import { help, runAdmin } from './run-admin';

const state = {} as { database: TestDatabase; context: AdminContext };

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.context = await adminContext(state.database);
  await admin('account create --username ali --name Ali --mobile 09241234567 --password-stdin');
});

afterAll(() => state.database.close());

/** A send as the API stores it when the account's texts are read first. */
async function waitingSend(): Promise<bigint> {
  const { db } = state.database;
  const { id: lineId } = await db.selectFrom('lines').select('id').executeTakeFirstOrThrow();
  const { account_id } = await db.selectFrom('users').select('account_id').executeTakeFirstOrThrow();
  const price = { unit_mrial: 1_330_000n, statutory_mrial: 40_000n, refund_rule: 'blacklist' as const };
  const { id } = await db
    .insertInto('sends')
    .values({
      ...price,
      account_id,
      type: 'normal',
      state: 1,
      line_id: lineId,
      from_number: '30001111',
      text: 'سلام',
      encoding: 'ucs2',
      language: 'persian',
      parts: 1,
      requested_count: 1,
      created_at: state.context.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('send_intake')
    .values({ account_id, send_id: id, numbers: ['09241234567'] })
    .execute();
  return id;
}

/** As if this user had registered: which the API does, with a code by SMS. */
async function givenHolder(username: string): Promise<void> {
  const { db } = state.database;
  const user = await db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow();
  const { id: package_id } = await db.selectFrom('packages').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('account_holders')
    .values({
      account_id: user.account_id,
      package_id,
      person: 'real',
      first_name: 'علی',
      last_name: 'نمونه',
      mobile: user.mobile,
      national_id: '0012345679',
      birth_date: '1991-03-21',
      activity_domain_id: 1n,
      role_id: 1n,
      terms_version: '1405-1',
      registered_at: state.context.clock.now(),
    })
    .execute();
  await db.updateTable('accounts').set({ activation: 'checking' }).where('id', '=', user.account_id).execute();
}

/** As `tester`, where a command wants to know whose it is. */
const admin = (line: string) => {
  const isReading = /(^| )(list|verify)( |$)/.test(line) || line === 'fly';
  const by = isReading ? [] : ['--by=tester'];
  return runAdmin(state.context, [...line.split(' '), ...by]);
};

async function expectSoon(isSo: () => boolean): Promise<void> {
  const endMs = Date.now() + 5_000;
  while (!isSo() && Date.now() < endMs) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isSo()).toBe(true);
}

describe('account', () => {
  it('is made with a wallet, and a password that is printed when none was given', async () => {
    const { lines, exitCode } = await admin('account create --username sara --name Sara --mobile 09241234568');
    expect(exitCode).toBe(0);
    expect(lines[1]).toMatch(/^Password: [\w-]{16}$/);
    expect((await admin('account credit sara --rial 5.5')).lines).toEqual(['Balance: 5.5 rial.']);
  });

  it.each([
    ['ali', '09241234567', 'long-enough', /^409-10/],
    ['a', '09241234567', 'long-enough', /^422-16/],
    ['new', '09241234567', 'short', /^422-17/],
    ['new', '12345', 'long-enough', /not a mobile number/],
  ])('is refused for username %s, mobile %s, password %s', async (username, mobile, password, message) => {
    const line = `account create --username ${username} --name N --mobile ${mobile} --password-stdin --by=tester`;
    const { lines, exitCode } = await runAdmin({ ...state.context, readSecret: async () => password }, line.split(' '));
    expect([exitCode, lines[0]]).toEqual([1, expect.stringMatching(message)]);
  });

  it.each(['--password long-enough', '--password=long-enough', '--secret long-enough'])(
    'takes no password from the command line: %s',
    async (argument) => {
      const { lines, exitCode } = await admin(
        `account create --username new --name N --mobile 09241234569 ${argument}`,
      );
      expect([exitCode, lines[0]]).toEqual([1, expect.stringContaining('is never an argument')]);
      expect(lines.join()).not.toContain('long-enough');
      expect((await admin('account sign-out new')).lines[0]).toMatch(/^404-10/);
    },
  );

  it('is credited once for one key, and debited', async () => {
    await admin('account credit ali --rial 1000000 --key one');
    expect((await admin('account credit ali --rial 1000000 --key one')).lines).toEqual([
      'Already booked under this key: nothing was changed.',
      'Balance: 1000000 rial.',
    ]);
    const other = await admin('account credit ali --rial 2000000 --key one');
    expect([other.exitCode, other.lines[0]]).toEqual([1, expect.stringMatching(/^409-50/)]);
    expect((await admin('account debit ali --rial 0.5')).lines).toEqual(['Balance: 999999.5 rial.']);
    expect((await admin('account debit ali --rial 9999999')).exitCode).toBe(1);
    expect((await admin('account credit ali --rial 1e9')).lines[0]).toContain('not an amount');
  });

  it('is blocked and unblocked', async () => {
    await admin('account block ali');
    const blocked = await state.database.db
      .selectFrom('accounts')
      .select('blocked_reason')
      .where('name', '=', 'Ali')
      .executeTakeFirst();
    expect(blocked?.blocked_reason).toContain('پشتیبانی');
    await admin('account unblock ali');
    const open = await state.database.db
      .selectFrom('accounts')
      .select('blocked_reason')
      .where('name', '=', 'Ali')
      .executeTakeFirst();
    expect(open?.blocked_reason).toBeNull();
  });

  it('that is blocked or opened again is told to senders, to whoever prepares, and to its open panels', async () => {
    const { db } = state.database;
    const heard: string[] = [];
    const listeners = await Promise.all(
      ['send_control', 'send_prepare', 'account_changed'].map((channel) =>
        listen(db, channel, (payload) => {
          if (payload !== undefined) heard.push(`${channel} ${payload}`);
        }),
      ),
    );
    const { account_id } = await db.selectFrom('users').select('account_id').executeTakeFirstOrThrow();
    const told = ['send_control ', 'send_prepare ', `account_changed {"accountId":"${account_id}"}`];
    for (const command of ['account block ali --reason بدهی', 'account unblock ali']) {
      heard.length = 0;
      expect((await admin(command)).exitCode).toBe(0);
      await expectSoon(() => told.every((one) => heard.includes(one)));
    }
    await Promise.all(listeners.map((listener) => listener.close()));
  });

  it('is not blocked without a reason that fits', async () => {
    const block = (reason: string) =>
      runAdmin(state.context, ['account', 'block', 'ali', '--reason', reason, '--by=tester']);
    for (const reason of [' ', 'د'.repeat(301)]) expect((await block(reason)).lines[0]).toMatch(/^422-67/);
  });

  it('that does not exist is named by its error', async () => {
    expect((await admin('account sign-out nobody')).lines[0]).toMatch(/^404-10: There is no such user/);
  });
});

describe('lines and tariffs', () => {
  it('are made, assigned and closed', async () => {
    expect((await admin('line create --number 30001111 --title T --family 3000 --advertising')).exitCode).toBe(0);
    expect((await admin('line assign 30001111 --username ali --default')).exitCode).toBe(0);
    expect((await admin('line assign 30001111 --system')).exitCode).toBe(0);
    expect((await admin('line close 30001111')).exitCode).toBe(0);
    expect((await admin('line open 30001111')).exitCode).toBe(0);
    const rows = await state.database.db.selectFrom('account_lines').select('is_default').execute();
    expect(rows).toEqual([{ is_default: true }, { is_default: true }]);
  });

  it('are refused when they are wrong', async () => {
    expect((await admin('line create --number 30001111 --title T --family 3000')).lines[0]).toMatch(/^409-22/);
    expect((await admin('line create --number 3 --title T --family 3000')).lines[0]).toMatch(/^422-30/);
    expect((await admin('line create --number 300 --title T --family 3 --part-chars 70')).lines[0]).toContain('66, 67');
    expect((await admin('line assign 30001111')).lines[0]).toBe('Give --username or --system.');
    expect((await admin('tariff set --family 3000 --language greek --rial 5')).lines[0]).toContain('persian, latin');
    expect((await admin('tariff set --family 3000 --language latin --rial 5.5')).exitCode).toBe(1);
  });

  it('get hours and a rate, and lose them again', async () => {
    const line = () =>
      state.database.db
        .selectFrom('lines')
        .select(['open_from_hour as from', 'open_to_hour as to', 'max_per_second as rate'])
        .where('number', '=', '30001111')
        .executeTakeFirst();
    expect((await admin('line set 30001111 --hours 8-22 --max-per-second 50')).lines).toEqual([
      'The line was changed.',
    ]);
    expect(await line()).toEqual({ from: 8, to: 22, rate: 50 });
    await state.database.db.updateTable('account_lines').set({ own_from_hour: 12, own_to_hour: 20 }).execute();
    expect((await admin('line set 30001111 --hours 8-12')).lines[1]).toMatch(/none in common.* wait: [\d, ]+\.$/);
    expect((await admin('line set 30001111 --hours always')).exitCode).toBe(0);
    expect((await admin('line set 30001111 --max-per-second none')).exitCode).toBe(0);
    expect(await line()).toEqual({ from: null, to: null, rate: null });
    expect((await admin('line set 30001111 --hours 8:22')).lines[0]).toContain('8-22');
    expect((await admin('line set 30001111 --hours 8-25')).lines[0]).toMatch(/^422-36/);
    expect((await admin('line set 30001111')).lines[0]).toMatch(/^422-35/);
    expect((await admin('line set 39999999 --hours 8-22')).lines[0]).toMatch(/^404-22/);
  });

  it('have a price from a day on', async () => {
    expect((await admin('tariff set --family 3000 --language persian --rial 1330 --from 2020-01-01')).exitCode).toBe(0);
    expect((await admin('tariff statutory --rial 40 --from 2020-01-01')).exitCode).toBe(0);
    const tariffs = await state.database.db.selectFrom('tariffs').select('unit_mrial').execute();
    expect(tariffs).toEqual([{ unit_mrial: 1_330_000n }]);
  });
});

describe('review', () => {
  it('lists what waits, accepts it once and rejects with a reason', async () => {
    expect((await admin('review list')).lines).toEqual(['Nothing waits.']);
    expect((await admin('account review ali on')).exitCode).toBe(0);
    const first = await waitingSend();
    const second = await waitingSend();
    expect((await admin('review list')).lines.join('\n')).toContain(`${first}  `);
    expect((await admin(`review accept ${first}`)).lines).toEqual(['Accepted.']);
    expect((await admin(`review accept ${first}`)).exitCode).toBe(1);
    expect(await admin(`review reject ${second} --reason نامناسب`)).toEqual({
      exitCode: 0,
      lines: ['Rejected; nothing was held.'],
    });
    expect((await admin('review list')).lines).toEqual(['Nothing waits.']);
  });
});

describe('a send', () => {
  it('is stopped by its id, whoever owns it; again it says the same', async () => {
    const sendId = await waitingSend();
    const { account_id } = await state.database.db.selectFrom('users').select('account_id').executeTakeFirstOrThrow();
    const lines = [`Stopped, of account ${account_id}.`, '0 messages were cancelled, 0 rial came back.'];
    for (const reason of ['شکایت', 'دوباره']) {
      expect(await admin(`send stop ${sendId} --reason ${reason}`)).toEqual({ exitCode: 0, lines });
    }
    const send = await state.database.db
      .selectFrom('sends')
      .select(['state', 'state_reason'])
      .where('id', '=', sendId)
      .executeTakeFirst();
    expect(send).toMatchObject({ state: 7, state_reason: expect.stringContaining('دلیل: شکایت.') });
    expect((await admin('send stop 99999')).lines[0]).toMatch(/^404-24/);
    expect((await admin('send stop x')).lines[0]).toContain('not an id');
  });
});

describe('an authenticator', () => {
  it('is turned on with an address that is printed once, and off again', async () => {
    const on = await admin('account authenticator ali');
    expect(on.lines[1]).toMatch(/^otpauth:\/\/totp\/Peyk:ali\?issuer=Peyk&secret=[A-Z2-7]{32}&/);
    expect((await admin('account authenticator ali')).lines[1]).not.toBe(on.lines[1]);
    expect((await admin('login-code ali')).lines[0]).toMatch(/^409-13/);
    expect((await admin('account authenticator ali --off')).lines).toEqual(['Off: codes come by SMS again.']);
    expect((await admin('login-code ali')).lines[0]).toMatch(/^409-11/);
    expect((await admin('account authenticator nobody')).lines[0]).toMatch(/^404-10/);
  });
});

describe('packages', () => {
  it('are added, listed, closed and opened', async () => {
    expect((await admin('package list')).lines).toEqual(['There is none: nobody can register.']);
    expect((await admin('package add --title پایه --lines 30001111 --gift-rial 500')).exitCode).toBe(0);
    expect((await admin('package close پایه')).exitCode).toBe(0);
    expect((await admin('package list')).lines).toEqual(['closed  پایه  gift 500 rial  30001111']);
    expect((await admin('package open پایه')).exitCode).toBe(0);
    expect((await admin('package list')).lines[0]).toMatch(/^open {4}پایه/);
  });

  it.each([
    ['package add --title پایه', /^409-14/],
    ['package add --title دیگر --lines 999', /^404-12/],
    [`package add --title ${'ن'.repeat(61)}`, /^422-62/],
    ['package add --title دیگر --gift-rial many', /not an amount/],
    ['package close هیچ', /^404-11/],
  ])('are refused when they are wrong: %s', async (line, message) => {
    const { lines, exitCode } = await admin(line);
    expect([exitCode, lines[0]]).toEqual([1, expect.stringMatching(message)]);
    expect((await admin('package list')).lines).toHaveLength(1);
  });
});

describe('identities', () => {
  it('are settled for those who registered by themselves', async () => {
    expect((await admin('identity list')).lines).toEqual(['Nobody waits.']);
    expect((await admin('identity accept ali')).lines[0]).toMatch(/^409-15/);
    await givenHolder('ali');
    expect((await admin('identity list')).lines[0]).toMatch(/^ali {2}checking {2}registered 2026-/);
    expect((await admin('identity refuse ali --reason mobile')).exitCode).toBe(0);
    expect((await admin('identity list')).lines[0]).toContain('inactive (mobile)');
    expect((await admin('identity accept ali')).lines).toEqual(['The account is active.']);
    expect((await admin('identity list')).lines).toEqual(['Nobody waits.']);
    expect((await admin('identity refuse ali --reason height')).lines[0]).toContain('mobile, birth_date');
  });
});

describe('terms', () => {
  it('are published from a file, each version once', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'peyk-terms-')), 'terms.txt');
    writeFileSync(file, '# شرایط\nمتن');
    expect((await admin(`terms publish --version 2 --file ${file}`)).lines).toEqual(['In force from now on.']);
    expect((await admin(`terms publish --version 2 --file ${file}`)).lines[0]).toMatch(/^409-16/);
    expect((await admin('terms publish --version 3 --file /nowhere')).lines[0]).toContain('cannot be read');
  });
});

describe('signing in without SMS', () => {
  it('needs somebody who waits for a code', async () => {
    expect((await admin('login-code ali')).lines[0]).toMatch(/^409-11/);
  });

  it('prints a one-use code to act on behalf of an account', async () => {
    const { lines } = await admin('impersonate ali');
    expect(lines[0]).toMatch(/^Code: [\w-]{43} /);
    expect(lines[1]).toMatch(/^Open: \/external-login\?token=[\w-]{43} at the panel's address/);
  });

  it.each(['https://panel.example', 'https://panel.example/', 'https://panel.example/?a=b#c'])(
    'prints a whole link where the panel is known to be at %s',
    async (panelUrl) => {
      const { lines } = await runAdmin({ ...state.context, panelUrl }, ['impersonate', 'ali', '--by=tester']);
      const code = /^Code: ([\w-]{43}) /.exec(lines[0] ?? '')?.[1];
      expect(lines[1]).toBe(`Open: https://panel.example/external-login?token=${code}`);
    },
  );

  it('keeps the path under which the panel is served', async () => {
    const context = { ...state.context, panelUrl: 'https://example.org/sms/' };
    const { lines } = await runAdmin(context, ['impersonate', 'ali', '--by=tester']);
    expect(lines[1]).toMatch(/^Open: https:\/\/example\.org\/sms\/external-login\?token=[\w-]{43}$/);
  });
});

describe('the command line', () => {
  it('explains every command', () => {
    const text = help().join('\n');
    for (const { name } of COMMANDS) expect(text).toContain(`  ${name}: `);
  });

  it('explains one command, or those of one thing, when their help is asked for', () => {
    const create = help(['role', 'create', '--help']);
    expect(create[0]).toBe('  role create: Make a role: what the members of an account who have it may do.');
    expect(create.join('\n')).not.toContain('role update');
    for (const [key, { title }] of Object.entries(PERMISSIONS))
      expect(create.join('\n')).toMatch(new RegExp(`^ +${key} +${title}$`, 'm'));
    expect(help(['help', 'tariff']).filter((line) => /^ {2}tariff \w+: /.test(line))).toHaveLength(2);
    expect(help(['fly', '--help'])).toEqual(help());
  });

  it('says what is wrong with it', async () => {
    expect((await admin('fly')).lines[0]).toBe('There is no command "fly". Try "help".');
    expect((await admin('account block')).lines[0]).toBe(
      'Usage: account block <username> [--reason <reason>] --by <by>',
    );
    expect((await admin('account credit ali')).lines[0]).toMatch(/^--rial is missing/);
    expect((await admin('account block ali --colour red')).lines[0]).toContain("Unknown option '--colour'");
  });
});
