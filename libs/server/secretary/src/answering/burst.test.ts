import { sql } from 'kysely';
import { prepareSends } from '@peyk/server-sender';
import { secretaryApi } from '../testing/secretary-api';

/** Messages at once; `PEYK_BURST` makes it as large as one likes. */
const BURST = Number(process.env['PEYK_BURST'] ?? 2_500);
const PROCESSES = 3;
const FIRST = 241_000_000;
const LONGEST_MS = 10 * 60_000;

const api = secretaryApi();

it(
  'answers each message of a burst once, whatever process deals with it',
  async () => {
    const holder = await api.givenHolder({ balanceMrial: 10_000_000_000_000n });
    const id = await api.working(holder, { reply: 'پیام {{number}} رسید.' });
    // As fast as a carrier brings them: one transaction stores many.
    await sql`
      insert into inbound_messages (account_id, line_id, from_number, to_number, text, carrier, hidden, received_at)
      select ${holder.accountId}, ${holder.line.lineId}, '989' || (${FIRST}::int + n), ${holder.line.number}, 'سلام', 'test', false,
        ${api.clock.now()} from generate_series(0, ${BURST}::int - 1) n`.execute(api.db());
    const began = performance.now();
    const left = async () =>
      (await sql<{ count: bigint }>`select count(*) from secretary_queue`.execute(api.db())).rows[0]?.count;
    while ((await left()) !== 0n) {
      await Promise.all(Array.from({ length: PROCESSES }, api.answer));
      // Only so many sends of an account may wait to be prepared; more messages wait in the queue meanwhile.
      await prepareSends(api.context());
    }
    const seconds = (performance.now() - began) / 1000;
    const sends = await api.sendsOf(holder);
    expect(sends.reduce((sum, { requested_count }) => sum + requested_count, 0)).toBe(BURST);
    const { rows } = await sql<{ mobiles: bigint; messages: bigint; done: bigint }>`
      select count(distinct mobile) as mobiles, count(*) as messages, count(*) filter (where outcome = 'done') as done
      from secretary_messages where secretary_id = ${BigInt(id)}`.execute(api.db());
    expect(rows).toEqual([{ mobiles: BigInt(BURST), messages: BigInt(BURST), done: BigInt(BURST) }]);
    // Only a large one is a figure.
    if (BURST > 10_000) {
      process.stdout.write(
        `proved: ${BURST} messages answered once each by ${PROCESSES} processes in ${seconds.toFixed(1)} s, ${Math.round(BURST / seconds)} a second, and prepared as ${sends.length} sends\n`,
      );
    }
  },
  LONGEST_MS,
);
