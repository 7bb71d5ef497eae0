import { runTransaction } from '@peyk/server-database';
import { sql } from 'kysely';
import { listListening } from '../secretary.repository';
import { secretaryApi } from '../testing/secretary-api';
import { openCodeBook } from './code-book';
import { generateCodes } from './reader-codes.service';

/** Codes of a reader; `PEYK_CODES` makes it as many as one likes. */
const CODES = Number(process.env['PEYK_CODES'] ?? 20_000);
const ASKED = 2_000;
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
    await sql`analyze reader_codes`.execute(api.db()).catch(() => undefined);
    const { rows } = await sql<{ code: string }>`
      select code from reader_codes where secretary_id = ${id} order by md5(code) limit ${ASKED}`.execute(api.db());
    const secretaries = await listListening(api.db(), accountId);
    const times: number[] = [];
    await runTransaction(api.db(), async (tx) => {
      for (const { code } of rows) {
        const asked = performance.now();
        const book = await openCodeBook(tx, { accountId, secretaries, texts: [`کد من ${code} است`] });
        times.push(performance.now() - asked);
        expect(book.codeIn(id, code)).toBe(code);
      }
      const none = await openCodeBook(tx, { accountId, secretaries, texts: ['000000000000x'] });
      expect(none.codeIn(id, '000000000000x')).toBeUndefined();
    });
    // Only many are a figure.
    if (CODES > 100_000) {
      times.sort((one, other) => one - other);
      const at = (part: number) => (times[Math.floor(times.length * part)] ?? Number.NaN).toFixed(2);
      process.stdout.write(
        `proved: ${CODES} codes made and kept in ${made.toFixed(1)} s; one of them found in ${at(0.5)} ms, p99 ${at(0.99)} ms\n`,
      );
    }
  },
  LONGEST_MS,
);
