import { FACTS, UNTOLD } from '@peyk/server-audit-log';
import { ACCESS } from '@peyk/shared-contract';
import type { Access, OperationId } from '@peyk/shared-contract';
import { startWorld } from '../testing/access-world';
import type { World } from '../testing/access-world';
import { GOOD_CALLS } from '../testing/good-calls';

/** What changes no row that was there, or none of which more can be said than that it was done. */
const WITHOUT_BEFORE: Partial<Record<OperationId, string>> = {
  login: 'makes a sign-in',
  confirmOtp: 'makes a session',
  confirmPasskey: 'makes a session',
  beginPasskey: 'makes a request',
  externalLogin: 'makes a session',
  forgotPassword: 'makes a request',
  changePasswordByToken: 'what was there before is a secret',
  changeOwnPassword: 'what was there before is a secret',
  requestChangeOtp: 'makes a request',
  sendApiKeyCode: 'makes a request',
  createApiKey: 'makes a key',
  confirmNewMobile: 'makes a request',
  showTwoFactorQr: 'makes a secret that does not count yet',
  logout: 'a session that is ended was open',
  confirmRegistration: 'makes an account',
  inviteColleagueAgain: 'what was there before is a secret',
  setSecondFactorRule: 'asked for as it stands: required, it would shut the walk out',
  repeatApiCall: 'makes a call again, which is written down by itself',
  createSend: 'makes a send',
  createRecurringSend: 'makes a send that comes again',
  createSecretary: 'makes a secretary',
  createReader: 'makes a code reader',
  createPoll: 'makes a poll',
  testSend: 'makes a send',
  testPattern: 'makes a send',
  sendOneTimeCode: 'makes a send',
  sendPattern: 'makes a send',
  resendFailed: 'makes a send',
  downloadRecipients: 'takes out, changes nothing',
  exportSends: 'takes out, changes nothing',
  exportRecipients: 'takes out, changes nothing',
  exportTransactions: 'takes out, changes nothing',
  exportSecretaryMessages: 'takes out, changes nothing',
  exportReaderCodes: 'takes out, changes nothing',
  exportPollVotes: 'takes out, changes nothing',
  exportInbox: 'takes out, changes nothing',
  exportContacts: 'takes out, changes nothing',
  exportAuditLog: 'takes out, changes nothing',
  downloadFile: 'takes out, changes nothing',
  downloadExcluded: 'takes out, changes nothing',
  downloadQuoteExcluded: 'takes out, changes nothing',
};

let world: World & { close(): Promise<void> };
beforeAll(async () => {
  world = await startWorld();
  // The good call takes a leave back; one must be there.
  const support_access_until = new Date('2099-01-01T00:00:00Z');
  await world.database.db.updateTable('accounts').set({ support_access_until }).execute();
});
afterAll(() => world?.close());

const audited = (Object.entries(ACCESS) as [OperationId, Access][]).filter(([, { effects }]) => effects.length > 0);
/** What people keep is theirs to change as often as they like, and personal: the entry says which row, not what stands in it. */
const isKept = ({ effects }: Access) => effects.every((effect) => effect === 'data');
const changing = audited
  .filter(([operationId, access]) => !isKept(access) && !(operationId in WITHOUT_BEFORE))
  .map(([operationId]) => operationId);

/** Prepares and calls as the owner. @returns the newest entry of the operation. */
async function entryOf(operationId: OperationId) {
  await world.later();
  const call = await GOOD_CALLS[operationId](world, world.ours);
  const token = ACCESS[operationId].who === 'public' ? undefined : await world.signIn(world.ours);
  expect(await world.call(operationId, call, token)).toMatchObject({ status: 200 });
  return world.database.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', operationId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

type Told = Record<string, unknown>;

describe('an entry', () => {
  it.each(changing)('of %s says how what it changes stood before, and how it stands now', async (operationId) => {
    const { details } = await entryOf(operationId);
    const { before, after } = details as { before: Told; after: Told };
    expect(before).toEqual(expect.any(Object));
    expect(after).not.toEqual(before);
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
    // The account reads it in words, or it is listed as what nobody is told.
    expect(
      Object.keys({ ...before, ...after }).filter((field) => !(field in FACTS) && !UNTOLD.includes(field)),
    ).toEqual([]);
  });

  it('of what is deleted by ids names the rows', async () => {
    expect(await entryOf('deleteContacts')).toMatchObject({
      object: expect.stringMatching(/^rows:\d+$/),
      outcome: 'done',
    });
  });

  it('of every other operation needs no before, for a reason that is listed', () => {
    const ids = audited.map(([operationId]) => operationId);
    expect(Object.keys(WITHOUT_BEFORE).filter((id) => !ids.includes(id as OperationId))).toEqual([]);
    expect(changing.length).toBeGreaterThan(6);
  });

  it('of a correction of the holder tells nothing about a person', async () => {
    const { details } = await entryOf('correctIdentity');
    expect(details).toEqual({
      before: { activation: 'inactive', activationReason: expect.any(String) },
      after: { activation: 'checking', activationReason: null },
    });
  });

  it('of a new password names its account and its user', async () => {
    const { accountId, userId } = world.ours;
    const entry = await entryOf('changePasswordByToken');
    expect(entry).toMatchObject({ account_id: accountId, user_id: userId, actor_kind: 'user', outcome: 'done' });
  });

  it('of a refused new password names its account, and nobody as its user', async () => {
    await world.later();
    const call = await GOOD_CALLS.changePasswordByToken(world, world.ours);
    const answer = await world.call('changePasswordByToken', { ...call, body: { ...call.body, code: '000000' } });
    expect(answer.code).toBe('422-11');
    const { db } = world.database;
    const entries = db.selectFrom('audit_entries').selectAll().where('outcome', '=', '422-11');
    const [entry] = await entries.where('action', '=', 'changePasswordByToken').execute();
    expect(entry).toMatchObject({ account_id: world.ours.accountId, user_id: null, actor_kind: 'stranger' });
  });

  it('of a confirmed registration names the account that it made', async () => {
    const { account_id, user_id } = await entryOf('confirmRegistration');
    const { db } = world.database;
    const newest = await db.selectFrom('users').select(['id', 'account_id']).orderBy('id', 'desc').executeTakeFirst();
    expect({ id: user_id, account_id }).toEqual(newest);
  });
});
