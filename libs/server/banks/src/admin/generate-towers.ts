import { sql } from 'kysely';
import type { Tx } from '@peyk/server-database';
import { bitsOfHours } from '../tower-hours';

/** Towers a county, each of them at one of its people's homes. */
const TOWERS_A_COUNTY = 6;
const AT_WORK = bitsOfHours({ from: 8, to: 18 });
const AT_HOME = bitsOfHours({ from: 18, to: 8 });

/**
 * Towers that there are not, for people whom there are not: some in each county. Everybody with a number of Irancell is seen by one tower
 * of the county from evening to morning, and by another or the same one by day. All of it follows from the bank, so it is the same each time.
 */
export async function generateTowers(tx: Tx): Promise<void> {
  await sql`
    insert into bank_towers (title, county_id, lat, lng)
    select p.name || ${'، '}::text || c.name || ${'، دکل '}::text || translate(n::text, '0123456789', ${'۰۱۲۳۴۵۶۷۸۹'}::text), c.id, lat, lng
    from (
      select county_id, lat, lng, row_number() over (partition by county_id order by mobile) as n from bank_numbers
      where operator = 1 and lat is not null
    ) homes
    join bank_counties c on c.id = county_id join bank_provinces p on p.id = c.province_id
    where n <= ${TOWERS_A_COUNTY}::int order by c.id, n`.execute(tx);
  await sql`
    insert into bank_sightings (tower_id, mobile, hours)
    select ids[1 + place % cardinality(ids)], mobile, bit_or(hours)
    from (
      select t.ids, b.mobile, w.hours, case w.hours when ${AT_WORK}::int then b.mobile / 7 % 97 else b.mobile % 89 end as place
      from bank_numbers b
      join (select county_id, array_agg(id order by id) as ids from bank_towers group by county_id) t using (county_id)
      cross join (values (${AT_WORK}::int), (${AT_HOME}::int)) w (hours)
      where b.operator = 1
    ) seen
    group by 1, 2`.execute(tx);
}
