import { once } from 'node:events';
import { notify } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { announceRights } from '@peyk/server-http';
import { createTestDatabase, fixedClock, givenAccount, givenMember, recordingLog } from '@peyk/shared-testing-node';
import type { GivenAccount, TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { WebSocket } from 'ws';
import { addressOf, openSocket, signIn, startLiveServer, ticketOf, until } from '../testing/live-server';
import type { OpenSocket } from '../testing/live-server';

const SESSION_OVER = 4401;
/** A right that is taken away is gone after so long at most. */
const MOST_MS = 1000;
const CREDIT = { credit: '1370', held: '0' };

interface State {
  database: TestDatabase;
  context: ServerContext;
  server: FastifyInstance;
  account: GivenAccount;
  loadedCredits: number;
  sockets: OpenSocket[];
}
const state = { sockets: [] as OpenSocket[] } as State;

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.context = { db: state.database.db, clock: fixedClock(), log: recordingLog() };
  state.server = await startLiveServer(state.context, {
    credit: () => {
      state.loadedCredits += 1;
      return CREDIT;
    },
  });
});
beforeEach(async () => {
  state.loadedCredits = 0;
  state.account = await givenAccount(state.database.db);
});
afterEach(() => {
  for (const { socket } of state.sockets.splice(0)) socket.terminate();
});
afterAll(async () => {
  await state.server.close();
  await state.database.close();
});

async function openAs(user: { accountId: bigint; userId: bigint }): Promise<OpenSocket> {
  const opened = await openSocket(state.server, await signIn(state.context, user));
  state.sockets.push(opened);
  return opened;
}

const member = (permissions: string[], account = state.account) =>
  givenMember(state.database.db, account, { permissions });

function tellCredit({ accountId } = state.account): Promise<void> {
  return notify(state.database.db, 'credit_changed', JSON.stringify({ accountId: String(accountId) }));
}

/** What changes rights does it in one transaction with telling so. */
function change(work: (db: TestDatabase['db']) => Promise<unknown>, { accountId } = state.account): Promise<void> {
  return state.database.db.transaction().execute(async (tx) => {
    await work(tx as unknown as TestDatabase['db']);
    await announceRights(tx, accountId);
  });
}
const setPermissions = (roleId: bigint, permissions: string[]) =>
  change((db) => db.updateTable('roles').set({ permissions }).where('id', '=', roleId).execute());
const setState = (userId: bigint, to: 'active' | 'deactivated') =>
  change((db) => db.updateTable('users').set({ state: to }).where('id', '=', userId).execute());

const names = ({ events }: OpenSocket) => events.map(({ event }) => event);

describe('what a socket is told', () => {
  it('is what its user holds the permission for', async () => {
    const owner = await openAs(state.account);
    const cashier = await openAs(await member(['wallet.read']));
    const clerk = await openAs(await member(['contact.read']));
    await tellCredit();
    await until(() => owner.events.length > 0 && cashier.events.length > 0);
    expect([owner.events, cashier.events]).toEqual(Array(2).fill([{ event: 'credit_changed', data: CREDIT }]));
    expect(clerk.events).toEqual([]);
  });

  it('is not even loaded when none of its account may hear it', async () => {
    const clerk = await openAs(await member(['contact.read']));
    const stranger = await givenAccount(state.database.db);
    const other = await openAs(stranger);
    await tellCredit();
    await tellCredit(stranger);
    await until(() => other.events.length > 0);
    expect([clerk.events, state.loadedCredits]).toEqual([[], 1]);
  });

  it('ends at once when the permission is taken away, and begins again when it is given back', async () => {
    const owner = await openAs(state.account);
    const { roleId, userId, accountId } = await member(['wallet.read', 'report.read']);
    const cashier = await openAs({ userId, accountId });
    await setPermissions(roleId, ['report.read']);
    await until(() => cashier.events.length > 0);
    expect(names(cashier)).toEqual(['rights_changed']);
    await tellCredit();
    await until(() => names(owner).includes('credit_changed'));
    await setPermissions(roleId, ['wallet.read']);
    await until(() => cashier.events.length > 1);
    // Of the credit that the owner was told it had heard nothing.
    expect(names(cashier)).toEqual(['rights_changed', 'rights_changed']);
    await tellCredit();
    await until(() => cashier.events.length > 2);
    expect(names(cashier)).toEqual(['rights_changed', 'rights_changed', 'credit_changed']);
  });

  it('is nothing any more for a member who was deactivated: the socket closes', async () => {
    const { userId, accountId } = await member(['wallet.read']);
    const cashier = await openAs({ userId, accountId });
    const colleague = await openAs(await member(['wallet.read']));
    const closed = once(cashier.socket, 'close');
    await setState(userId, 'deactivated');
    expect((await closed)[0]).toBe(SESSION_OVER);
    await until(() => colleague.events.length > 0);
    expect([names(colleague), colleague.socket.readyState]).toEqual([['rights_changed'], WebSocket.OPEN]);
  });

  it('ends within a second, whatever else the sockets are told meanwhile', async () => {
    const crowd = await Promise.all(Array.from({ length: 4 }, () => openAs(state.account)));
    const { roleId, userId, accountId } = await member(['wallet.read']);
    const cashier = await openAs({ userId, accountId });
    const closed = once(cashier.socket, 'close');
    await Promise.all(Array.from({ length: 50 }, () => tellCredit()));
    const takenAt = performance.now();
    await setPermissions(roleId, ['report.read']);
    await until(() => names(cashier).includes('rights_changed'));
    expect(performance.now() - takenAt).toBeLessThan(MOST_MS);
    const before = names(cashier).length;
    await tellCredit();
    await setState(userId, 'deactivated');
    const goneAt = performance.now();
    await closed;
    expect(performance.now() - goneAt).toBeLessThan(MOST_MS);
    expect(names(cashier).slice(before)).not.toContain('credit_changed');
    await until(() => crowd.every((one) => names(one).includes('credit_changed')));
  });

  it('is not touched by changes in another account', async () => {
    const stranger = await openAs(await givenAccount(state.database.db));
    const { roleId, userId, accountId } = await member(['wallet.read']);
    const cashier = await openAs({ userId, accountId });
    await setPermissions(roleId, ['report.read']);
    await until(() => cashier.events.length > 0);
    expect([stranger.events, stranger.socket.readyState]).toEqual([[], WebSocket.OPEN]);
  });
});

describe('a change that was missed', () => {
  it('while the database could not be heard ends the sockets, which come back with the rights of now', async () => {
    const { db } = state.database;
    const owner = await openAs(state.account);
    const { roleId, userId, accountId } = await member(['wallet.read']);
    const cashier = await openAs({ userId, accountId });
    await db
      .updateTable('roles')
      .set({ permissions: ['report.read'] })
      .where('id', '=', roleId)
      .execute();
    const { rows } = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(db);
    expect(rows).toHaveLength(1);
    // Sessions may have been revoked meanwhile too: every socket ends, and comes back with what holds now.
    await until(() => [cashier, owner].every(({ socket }) => socket.readyState === WebSocket.CLOSED));
    expect([cashier, owner].map(({ socket }) => socket.readyState)).toEqual([WebSocket.CLOSED, WebSocket.CLOSED]);
  });

  it('while a socket was being opened is asked about when it is open', async () => {
    const { roleId, userId, accountId } = await member(['wallet.read']);
    const token = await signIn(state.context, { userId, accountId });
    // The lock holds the ticket's question up until the change was told.
    const holding = await state.database.db.startTransaction().execute();
    const ticket = await ticketOf(state.server, token);
    await sql`select 1 from one_use_codes where user_id = ${userId} for update`.execute(holding);
    const other = await openAs(state.account);
    const socket = new WebSocket(addressOf(state.server, ticket));
    const opened: OpenSocket = { socket, events: [] };
    state.sockets.push(opened);
    socket.on('message', (data) => opened.events.push(JSON.parse(data.toString())));
    await blockedQuestion();
    await setPermissions(roleId, ['report.read']);
    await until(() => other.events.length > 0);
    await holding.commit().execute();
    await until(() => opened.events.length > 0);
    expect(names(opened)).toEqual(['rights_changed']);
  });

  it('because rights cannot be read sends the sockets away', async () => {
    const { userId, accountId } = await member(['wallet.read']);
    const cashier = await openAs({ userId, accountId });
    const closed = once(cashier.socket, 'close');
    await sql`alter table roles rename to roles_away`.execute(state.database.owner);
    try {
      await announceRights(state.database.db, accountId);
      expect((await closed)[0]).toBe(1001);
    } finally {
      await sql`alter table roles_away rename to roles`.execute(state.database.owner);
    }
  });
});

/** Waits until a question of this database waits for a lock. */
async function blockedQuestion(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      state.database.db,
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
