import { sql } from 'kysely';
import { listListening } from './secretary.repository';
import { secretaryApi } from './testing/secretary-api';

const api = secretaryApi();

it('secretaries of a kind that only a newer program knows are left alone', async () => {
  const holder = await api.givenHolder();
  const [newer, known] = [await api.working(holder), await api.working(holder)];
  const undone = new Error('the kind is gone again');
  const looking = api
    .owner()
    .transaction()
    .execute(async (tx) => {
      await sql`alter table secretaries drop constraint secretaries_match_check`.execute(tx);
      await sql`update secretaries set match = 'guessing', words = '{قیمت}' where id = ${BigInt(newer)}`.execute(tx);
      expect((await listListening(tx, holder.accountId)).map(({ id }) => String(id))).toEqual([known]);
      throw undone;
    });
  await expect(looking).rejects.toBe(undone);
});
