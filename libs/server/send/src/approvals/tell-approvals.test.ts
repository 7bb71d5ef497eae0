import { changeNotices } from '@peyk/server-decisions';
import { runTransaction } from '@peyk/server-database';
import { prepareSends } from '@peyk/server-sender';
import { fixedClock, givenMember, silentLog } from '@peyk/shared-testing-node';
import { numbersOf, sendLife } from '../testing/life';
import { TOLD_AGAIN_AFTER_MS, tellApprovals } from './tell-approvals';

const { db, givenSender, quoteAndSend } = sendLife();
type Owner = Awaited<ReturnType<typeof givenSender>>;
const ONE = 1_370_000n;
const MAKER = ['send.create', 'send.stop', 'report.read', 'send.approve'];

const told: { mobile: number; text: string }[] = [];
beforeEach(() => void (told.length = 0));
const context = (laterMs = 0) => ({
  db: db(),
  clock: fixedClock(new Date(Date.now() + laterMs).toISOString()),
  log: silentLog,
});
const tell = (laterMs?: number) =>
  tellApprovals(context(laterMs), async (_tx, { mobile, text }) => void told.push({ mobile, text }));

/** A colleague with this number, whose role has these columns. */
async function colleagueOf(
  owner: Owner,
  mobile: number,
  role: { permissions: string[]; limits?: Record<string, bigint> },
) {
  const member = await givenMember(db(), owner, role);
  await db().updateTable('users').set({ mobile, state: 'active' }).where('id', '=', member.userId).execute();
  if (role.limits) await db().updateTable('roles').set(role.limits).where('id', '=', member.roleId).execute();
  return { ...owner, ...member, ...(await owner.as(member)) };
}

const OWNER = 241_000_001;
const [MAKES, DECIDES, LIMITED, READS] = [241_000_002, 241_000_003, 241_000_004, 241_000_005];

async function givenAccountOfMany() {
  const owner = await givenSender();
  await db().updateTable('users').set({ mobile: OWNER }).where('id', '=', owner.userId).execute();
  const maker = await colleagueOf(owner, MAKES, { permissions: MAKER, limits: { approval_above_mrial: ONE } });
  await colleagueOf(owner, DECIDES, { permissions: ['report.read', 'send.approve'] });
  await colleagueOf(owner, LIMITED, { permissions: ['send.approve'], limits: { max_send_mrial: ONE } });
  await colleagueOf(owner, READS, { permissions: ['report.read'] });
  return { owner, maker };
}

async function wait(maker: Owner): Promise<void> {
  await quoteAndSend(maker, { text: 'سلام، سفارش شما رسید.', recipients: numbersOf('09952', 2) });
  await prepareSends(context());
}
const numbers = () => told.map(({ mobile }) => mobile).sort();

it('tells once those who may decide: not its maker, nor who may not, nor who may not spend as much', async () => {
  const { maker } = await givenAccountOfMany();
  await wait(maker);
  await Promise.all([tell(), tell()]);
  await tell(TOLD_AGAIN_AFTER_MS + 1000);
  expect(numbers()).toEqual([OWNER, DECIDES]);
  expect(told[0]?.text).toMatch(/^یک ارسال منتظر تأیید شماست\./);
});

it('gathers what comes soon after into one message', async () => {
  const { maker } = await givenAccountOfMany();
  await wait(maker);
  await tell();
  told.length = 0;
  await wait(maker);
  await wait(maker);
  await tell(TOLD_AGAIN_AFTER_MS - 60_000);
  expect(told).toEqual([]);
  await tell(TOLD_AGAIN_AFTER_MS + 60_000);
  expect(numbers()).toEqual([OWNER, DECIDES]);
  expect(told[0]?.text).toMatch(/^۲ ارسال منتظر تأیید شماست\./);
});

it('tells nobody where the account wants none, and again when it was killed before the end', async () => {
  const { owner, maker } = await givenAccountOfMany();
  await wait(maker);
  await expect(tellApprovals(context(), () => Promise.reject(new Error('killed here')))).rejects.toThrow('killed here');
  await runTransaction(db(), (tx) => changeNotices(tx, owner.accountId, { approvals: false }));
  await tell();
  expect(told).toEqual([]);
  await runTransaction(db(), (tx) => changeNotices(tx, owner.accountId, { approvals: true }));
  await wait(maker);
  await tell(TOLD_AGAIN_AFTER_MS + 60_000);
  expect(numbers()).toEqual([OWNER, DECIDES]);
});
