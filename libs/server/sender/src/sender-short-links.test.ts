import { createLinkCodes, insertLinks, listLinks, shortTextLike } from '@peyk/server-links';
import { analyseText, decodePart } from '@peyk/shared-sms';
import { sql } from 'kysely';
import type { TestOperator } from './testing/test-carrier';
import { givenSend, mciNumbers } from './testing/given-send';
import { PRICE, most, sendersOnDatabase } from './testing/senders-on-database';

const { state, givenCustomer, whenSettled } = sendersOnDatabase();

const codes = createLinkCodes('a secret of tests');
const BASE = 'https://p.example/l';
/** As it was written it has two parts, with short links one. */
const TEXT = `حراج: https://shop.example/${'a'.repeat(60)} و https://b.example/`;

/** A send whose links are shortened, as accepting it leaves it. */
async function givenShortLinks(
  customer: Awaited<ReturnType<typeof givenCustomer>>,
  { count, urls }: { count: number; urls: readonly string[] },
): Promise<bigint> {
  const { db } = state.test;
  const sendId = await givenSend(db, { ...customer, numbers: mciNumbers(count), text: TEXT, plan: { state: 11 } });
  const { parts } = analyseText(shortTextLike(TEXT, BASE));
  await db.transaction().execute((tx) => insertLinks(tx, { accountId: customer.accountId, sendId }, urls));
  await sql`update sends set short_links_url = ${BASE}, parts = ${parts}, state = 0 where id = ${sendId}`.execute(db);
  await sql`select pg_notify('send_prepare', ${String(sendId)})`.execute(db);
  return sendId;
}

/** What each number was sent. */
function readOn(operator: TestOperator): Map<string, string> {
  return new Map(
    operator.submits.map(({ destination, part, text }) => [
      destination,
      decodePart(text.bodies[part] ?? Buffer.alloc(0), text.encoding),
    ]),
  );
}

describe('a send with short links', () => {
  it('reaches everybody once with codes of their own, at the price of the short text', async () => {
    const customer = await givenCustomer(300);
    const { operator } = await state.rig.start({ window: 100 });
    const urls = [`https://shop.example/${'a'.repeat(60)}`, 'https://b.example/'];
    const sendId = await givenShortLinks(customer, { count: 300, urls });
    const { send, statuses, chargedMrial } = await whenSettled(sendId);
    expect(analyseText(TEXT).parts).toBe(2);
    expect(send).toMatchObject({ state: 6, parts: 1 });
    expect(statuses).toEqual({ 2: 300 });
    expect(chargedMrial).toBe(PRICE * 300n);
    expect(operator.submits).toHaveLength(300);
    expect(most(operator)).toBe(1);
    const links = await listLinks(state.test.db, { accountId: customer.accountId, sendId });
    const said = readOn(operator);
    mciNumbers(300).forEach((number, i) => {
      const [first, second] = links.map(({ id: linkId }) => codes.encode({ linkId, n: i + 1 }));
      expect(said.get(`98${number.slice(1)}`)).toBe(`حراج: ${BASE}/${first} و ${BASE}/${second}`);
    });
  });

  it('is given back and not handed over when a link was not stored with it', async () => {
    const customer = await givenCustomer(3);
    const { operator } = await state.rig.start();
    const sendId = await givenShortLinks(customer, { count: 3, urls: ['https://b.example/'] });
    const { statuses, chargedMrial } = await whenSettled(sendId);
    expect(operator.submits).toEqual([]);
    expect(statuses).toEqual({ 14: 3 });
    expect(chargedMrial).toBe(0n);
  });
});
