import { listen } from '@peyk/server-database';
import { adminRig } from '../testing/admin-rig';
import { runAdmin } from './run-admin';

const { state, admin } = adminRig();

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

  it('that is blocked or opened again is told to senders, to anyone who prepares, and to its open panels', async () => {
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
