import { createImpersonationCode } from '@peyk/server-auth';
import { hashToken } from '@peyk/server-http';
import type { OperationId } from '@peyk/shared-contract';
import { keyToMobile } from '@peyk/shared-sms';
import { PASSWORD, nationalId } from './access-world';
import type { Side, World } from './access-world';
import { AGREEMENTS } from './good-calls/agreements';
import { BANKS } from './good-calls/banks';
import { CHANGE_OF_MOBILE } from './good-calls/change-of-mobile';
import { COLLEAGUES } from './good-calls/colleagues';
import { CONTACT_FILES } from './good-calls/contact-files';
import { CONTACTS_IN_BULK, SEGMENTS } from './good-calls/contacts-in-bulk';
import { DEPOSITS } from './good-calls/deposits';
import { DEVELOPERS } from './good-calls/developers';
import { DRAFTS } from './good-calls/drafts';
import {
  aboutSend,
  givenFailedSend,
  givenPausedSend,
  givenSend,
  givenTrackedSend,
  givenWaitingSend,
  ofSend,
  sendBody,
  textOf,
} from './good-calls/given-sends';
import { FILES } from './good-calls/files';
import { FIRST_PAGE, NOTHING, ask, key, number, type GoodCall } from './good-calls/good-call';
import { INBOX } from './good-calls/inbox';
import { OFFERS } from './good-calls/offers';
import { PASSKEYS } from './good-calls/passkeys';
import { PATTERNS } from './good-calls/patterns';
import { PAYMENTS } from './good-calls/payments';
import { PROFILE } from './good-calls/profile';
import { PROGRAMS } from './good-calls/programs';
import { RECURRING } from './good-calls/recurring';
import { POLLS, READERS, SECRETARY } from './good-calls/secretary';
import { SUPPORT } from './good-calls/support';
import { TAGS_AND_PROPERTIES } from './good-calls/tags-and-properties';
import { TWO_FACTOR, givenPassword } from './good-calls/two-factor';
import { WALLET } from './good-calls/wallet';
import { WEBHOOKS } from './good-calls/webhooks';
import { UPLOADS_IN_PARTS } from './good-calls/uploads-in-parts';

const DAY_MS = 24 * 3_600_000;
const WAIT_MS = 61_000;

async function givenPhonebook(world: World, side: Side): Promise<string> {
  const title = `${side.marker} ${world.fresh()}`;
  return (await ask(world, side, 'createPhonebook', { body: { title } })).id;
}

async function givenContact(
  world: World,
  side: Side,
): Promise<{ phonebookId: string; contactId: string; number: string }> {
  const phonebookId = await givenPhonebook(world, side);
  const given = number(world);
  const contacts = [{ number: given, name: side.marker }];
  await ask(world, side, 'addContacts', { body: { phonebook_ids: [phonebookId], contacts } });
  const body = { page: 1, limit: 10, filters: { phonebook_id: phonebookId } };
  const { items } = await ask(world, side, 'listContacts', { body });
  return { phonebookId, contactId: items[0].id, number: given };
}

async function givenUpload(world: World, side: Side): Promise<string> {
  return (await ask(world, side, 'uploadNumbers', { file: `${number(world)}\n${number(world)}\n` })).upload_id;
}

const inDays = (world: World, days: number) => new Date(world.clock.now().getTime() + days * DAY_MS).toISOString();

/** The token and the code of a sign-in whose password was right. */
async function givenSignIn(world: World, { username }: Side) {
  const { data } = await world.call('login', { body: { username, password: PASSWORD } });
  return { token: data.token as string, code: world.lastCode() };
}

/** The password that every user of the account has now, no matter who calls. */
async function givenSession(world: World, side: Side): Promise<string> {
  const token_hash = hashToken(await world.signIn(side));
  const sessions = world.database.db.selectFrom('sessions').select('id').where('token_hash', '=', token_hash);
  return (await sessions.executeTakeFirstOrThrow()).id.toString();
}

async function givenReset(world: World, { username }: Side) {
  const users = world.database.db.selectFrom('users').select('mobile').where('username', '=', username);
  // The owner may have moved to another number.
  const mobile = keyToMobile((await users.executeTakeFirstOrThrow()).mobile);
  const { data } = await world.call('forgotPassword', { body: { username, mobile } });
  return { token: data.token as string, code: world.lastCode() };
}

async function registrationOf(world: World) {
  const n = world.fresh();
  return {
    username: `newcomer-${n}`,
    password: PASSWORD,
    mobile: `98924${String(7_000_000 + n)}`,
    person: 'real',
    first_name: 'سارا',
    last_name: 'نمونه',
    national_id: nationalId(n),
    birth_date: '1991-03-21',
    package_id: world.packageId,
    activity_domain_id: '1',
    terms_version: (await world.call('getTerms', {})).data.version,
  };
}

const AUTH = {
  login: async (_: World, { username }: Side) => ({ body: { username, password: PASSWORD } }),
  sendSmsOtp: async (world: World, side: Side) => {
    const { token } = await givenSignIn(world, side);
    world.clock.advance(WAIT_MS);
    return { body: { token } };
  },
  confirmOtp: async (world: World, side: Side) => ({ body: await givenSignIn(world, side) }),
  forgotPassword: async (_: World, { username, mobile }: Side) => ({ body: { username, mobile } }),
  forgotPasswordCheckOtp: async (world: World, side: Side) => ({ body: await givenReset(world, side) }),
  changePasswordByToken: async (world: World, side: Side) => ({
    body: { ...(await givenReset(world, side)), password: PASSWORD },
  }),
  externalLogin: async (world: World, { username }: Side) => {
    const context = { db: world.database.db, clock: world.clock, log: world.server.log };
    return { body: { code: await createImpersonationCode(context, username, 'پشتیبان') } };
  },
  loginSetting: NOTHING,
  getChallenge: async () => ({ query: { purpose: 'login' } }),
  checkToken: NOTHING,
  logout: NOTHING,
  changeOwnPassword: async (world: World, side: Side) => ({
    body: { current_password: await givenPassword(world, side), password: 'Narenj-Daryache-84' },
  }),
  ...CHANGE_OF_MOBILE,
  ...TWO_FACTOR,
  listSessions: NOTHING,
  endSession: async (world: World, side: Side) => ({ body: { id: await givenSession(world, side) } }),
  endOtherSessions: async (world: World, side: Side) => {
    await world.signIn(side);
    return {};
  },
  getSupportAccess: NOTHING,
  setSupportAccess: async () => ({ body: { hours: 0 } }),
  createLiveTicket: NOTHING,
} satisfies Partial<Record<OperationId, GoodCall>>;

const REGISTRATION = {
  checkUsername: async (world: World) => ({ body: { username: `nobody-${world.fresh()}` } }),
  listPackages: NOTHING,
  listRoles: NOTHING,
  listActivityDomains: NOTHING,
  getTerms: NOTHING,
  register: async (world: World) => ({ body: await registrationOf(world) }),
  confirmRegistration: async (world: World) => {
    const { data } = await world.call('register', { body: await registrationOf(world) });
    return { body: { token: data.token, code: world.lastCode() } };
  },
  correctIdentity: async (world: World, { accountId }: Side) => {
    const inactive = { activation: 'inactive', activation_reason: 'mobile' } as const;
    await world.database.db.updateTable('accounts').set(inactive).where('id', '=', accountId).execute();
    return { body: { national_id: nationalId(world.fresh()), birth_date: '1991-03-21' } };
  },
  checkBusinessNeed: NOTHING,
  setUpBusiness: async (_: World, { marker }: Side) => ({
    body: { name: marker, activity_domain_id: '1', size: '2-10', purposes: ['notice'] },
  }),
} satisfies Partial<Record<OperationId, GoodCall>>;

/** A job that waits: no worker runs beside the matrix. */
async function givenJob(world: World, side: Side): Promise<string> {
  await ask(world, side, 'addUploadToPhonebooks', { body: await uploadToAdd(world, side) });
  const { items } = await ask(world, side, 'listJobs', {});
  return items[0].id;
}

const uploadToAdd = async (world: World, side: Side) => ({
  phonebook_ids: [await givenPhonebook(world, side)],
  upload_id: await givenUpload(world, side),
});

const JOBS = {
  listJobs: NOTHING,
  getJob: async (world: World, side: Side) => ({ query: { job_id: await givenJob(world, side) } }),
  cancelJob: async (world: World, side: Side) => ({ body: { job_id: await givenJob(world, side) } }),
  dismissJob: async (world: World, side: Side) => {
    const job_id = await givenJob(world, side);
    await ask(world, side, 'cancelJob', { body: { job_id } });
    return { body: { job_id } };
  },
} satisfies Partial<Record<OperationId, GoodCall>>;

const CONTACTS = {
  listPhonebookChoices: NOTHING,
  createPhonebook: async (world: World, { marker }: Side) => ({ body: { title: `${marker} ${world.fresh()}` } }),
  listPhonebooks: FIRST_PAGE,
  updatePhonebook: async (world: World, side: Side) => ({
    body: { id: await givenPhonebook(world, side), title: `دفتر ${world.fresh()}` },
  }),
  deletePhonebooks: async (world: World, side: Side) => ({ body: { ids: [await givenPhonebook(world, side)] } }),
  listContacts: FIRST_PAGE,
  getContact: async (world: World, side: Side) => ({
    query: { contact_id: (await givenContact(world, side)).contactId },
  }),
  addContacts: async (world: World, side: Side) => ({
    body: { phonebook_ids: [await givenPhonebook(world, side)], contacts: [{ number: number(world) }] },
  }),
  updateContact: async (world: World, side: Side) => ({
    body: { id: (await givenContact(world, side)).contactId, name: 'نام تازه' },
  }),
  deleteContacts: async (world: World, side: Side) => ({
    body: { ids: [(await givenContact(world, side)).contactId] },
  }),
  countPhonebookNumbers: async (world: World, side: Side) => ({
    query: { phonebook_ids: (await givenContact(world, side)).phonebookId },
  }),
  listSuppressedNumbers: async () => ({ body: { kind: 'send' } }),
  addSuppressedNumbers: async (world: World) => ({ body: { kind: 'send', numbers: [number(world)] } }),
  removeSuppressedNumbers: async (world: World, side: Side) => {
    const body = { kind: 'send', numbers: [number(world)] };
    await ask(world, side, 'addSuppressedNumbers', { body });
    return { body };
  },
} satisfies Partial<Record<OperationId, GoodCall>>;

/** An account may have twenty groups, and the walks make more calls than that. */
const SEND = {
  listLines: NOTHING,
  getTariff: NOTHING,
  setLineLimits: async (_: World, { lineNumber }: Side) => ({ body: { number: lineNumber, max_per_second: 5 } }),
  setLineDefaults: async (_: World, { lineNumber, marker }: Side) => ({ body: { number: lineNumber, alias: marker } }),
  calculatePrice: async (world: World, side: Side) => ({
    body: { from_number: side.lineNumber, message: textOf(side), upload_id: await givenUpload(world, side) },
  }),
  downloadQuoteExcluded: async (world: World, side: Side) => {
    const { lineNumber } = side;
    const body = { from_number: lineNumber, message: textOf(side), upload_id: await givenUpload(world, side) };
    const { quote } = await ask(world, side, 'calculatePrice', { body });
    return { body: { ...body, quote_id: quote?.quote_id } };
  },
  createSend: async (world: World, side: Side) => ({ body: sendBody(world, side), headers: key(world) }),
  uploadNumbers: async (world: World) => ({ file: `${number(world)}\n` }),
  cancelSend: ofSend(),
  pauseSend: ofSend(),
  resumeSend: ofSend(givenPausedSend),
  listSendApprovals: FIRST_PAGE,
  approveSend: ofSend(givenWaitingSend),
  rejectSend: ofSend(givenWaitingSend, { reason: 'نه' }),
  rescheduleSend: async (world: World, side: Side) => ({
    body: {
      send_id: await givenSend(world, side, { send_time: inDays(world, 2) }),
      send_time: inDays(world, 3),
    },
  }),
  setSendRate: ofSend(givenSend, { rate_per_second: 5 }),
  testSend: async (world: World, side: Side) => ({
    body: { from_number: side.lineNumber, message: textOf(side) },
    headers: key(world),
  }),
  resendFailed: async (world: World, side: Side) => ({
    body: { send_id: await givenFailedSend(world, side) },
    headers: key(world),
  }),
} satisfies Partial<Record<OperationId, GoodCall>>;

const REPORTS = {
  listSends: FIRST_PAGE,
  listArchivedSends: FIRST_PAGE,
  listSystemicSends: FIRST_PAGE,
  listSendMakers: NOTHING,
  getSend: aboutSend,
  getRecipientTimeline: async (world: World, side: Side) => ({
    query: { send_id: await givenFailedSend(world, side), n: '1' },
  }),
  getArchivedSendStats: aboutSend,
  getReportsOverview: async () => ({ query: { from_day: '2026-11-01', to_day: '2026-11-30' } }),
  exportSends: async () => ({ body: { list: 'recent' } }),
  exportRecipients: ofSend(givenFailedSend),
  listRecipients: ofSend(givenFailedSend),
  getSendStats: aboutSend,
  getTrackedLinks: aboutSend,
  listLinkOpens: async (world: World, side: Side) => ({
    body: { send_id: await givenTrackedSend(world, side), position: 0 },
  }),
  downloadRecipients: async (world: World, side: Side) => ({ query: { send_id: await givenFailedSend(world, side) } }),
  downloadExcluded: async (world: World, side: Side) => ({ query: { send_id: await givenFailedSend(world, side) } }),
  listNews: NOTHING,
  listQuickAccess: NOTHING,
  listBanners: NOTHING,
} satisfies Partial<Record<OperationId, GoodCall>>;

/** A call of every operation that succeeds: an operation without one does not compile. */
export const GOOD_CALLS: Readonly<Record<OperationId, GoodCall>> = {
  ...AUTH,
  ...REGISTRATION,
  ...CONTACTS,
  ...TAGS_AND_PROPERTIES,
  ...UPLOADS_IN_PARTS,
  ...AGREEMENTS,
  ...BANKS,
  ...CONTACT_FILES,
  ...CONTACTS_IN_BULK,
  ...SEGMENTS,
  ...DEPOSITS,
  ...PAYMENTS,
  ...OFFERS,
  ...PASSKEYS,
  ...DRAFTS,
  ...JOBS,
  ...FILES,
  ...SEND,
  ...REPORTS,
  ...INBOX,
  ...RECURRING,
  ...COLLEAGUES,
  ...SUPPORT,
  ...PATTERNS,
  ...PROFILE,
  ...WALLET,
  ...{ ...SECRETARY, ...READERS, ...POLLS },
  ...DEVELOPERS,
  ...WEBHOOKS,
  ...PROGRAMS,
};
