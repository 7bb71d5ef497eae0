import { runTransaction } from '@peyk/server-database';
import { sql } from 'kysely';
import { listListening } from '../secretary.repository';
import { secretaryApi } from '../testing/secretary-api';
import { openCodeBook } from './code-book';
import { generateCodes } from './reader-codes.service';

/** Codes of a reader; `PEYK_CODES` makes it as many as one likes. */
const CODES = Number(process.env['PEYK_CODES'] ?? 20_000);
/** Only many are a figure. */
const IS_FIGURE = CODES > 100_000;
/** Of fewer the first calls of a cold process and a sweep of its memory would be the slowest hundredth. */
const ASKED = IS_FIGURE ? 10_000 : 1_000;
const LONGEST_MS = 10 * 60_000;

const api = secretaryApi();

it(
  'finds each of many codes by itself, and none that is not there',
  async () => {
    const holder = await api.givenHolder();
    const id = BigInt(await api.reader(holder));
    const { accountId } = holder;
    const began = performance.now();
    await generateCodes(
      api.context(),
      { accountId, id, impersonatedBy: null },
      { count: CODES, length: 12, alphabet: 'digits' },
    );
    const made = (performance.now() - began) / 1_000;
    const { rows } = await sql<{ code: string }>`
      select code from reader_codes where secretary_id = ${id} order by md5(code) limit ${3 * ASKED}`.execute(api.db());
    // As they lie a minute later: what was written is not written out while they are asked for.
    if (IS_FIGURE) {
      await sql`vacuum analyze reader_codes`.execute(api.owner());
      await sql`checkpoint`.execute(api.owner());
    }
    const secretaries = await listListening(api.db(), accountId);
    const textOf = ({ code }: { code: string }) => `کد من ${code} است`;
    const times: number[] = [];
    let togetherMs = 0;
    await runTransaction(api.db(), async (tx) => {
      for (const row of rows.slice(2 * ASKED)) await openCodeBook(tx, { accountId, secretaries, texts: [textOf(row)] });
      for (const row of rows.slice(0, ASKED)) {
        const asked = performance.now();
        const book = await openCodeBook(tx, { accountId, secretaries, texts: [textOf(row)] });
        times.push(performance.now() - asked);
        expect(book.codeIn(id, row.code)).toBe(row.code);
      }
      // As they come in a burst.
      const together = rows.slice(ASKED, 2 * ASKED);
      const asked = performance.now();
      const book = await openCodeBook(tx, { accountId, secretaries, texts: together.map(textOf) });
      togetherMs = performance.now() - asked;
      for (const { code } of together) expect(book.codeIn(id, code)).toBe(code);
      const none = await openCodeBook(tx, { accountId, secretaries, texts: ['000000000000x'] });
      expect(none.codeIn(id, '000000000000x')).toBeUndefined();
    });
    if (IS_FIGURE) {
      times.sort((one, other) => one - other);
      const at = (part: number) => (times[Math.floor(times.length * part)] ?? Number.NaN).toFixed(2);
      process.stdout.write(
        `proved: ${CODES} codes made and kept in ${made.toFixed(1)} s; one by itself found in ${at(0.5)} ms, p99 ${at(0.99)} ms; ${ASKED} together in ${(togetherMs / ASKED).toFixed(3)} ms each\n`,
      );
    }
  },
  LONGEST_MS,
);
