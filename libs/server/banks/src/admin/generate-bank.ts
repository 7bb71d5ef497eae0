import { sql } from 'kysely';
import { runTransaction } from '@peyk/server-database';
import type { Db, Tx } from '@peyk/server-database';
import { selectProvinces } from '../bank.repository';
import { JOBS } from '../places/jobs.data';
import { PLACES } from '../places/places.data';
import { generateTowers } from './generate-towers';
import { beginNewBank, namesOf } from './new-bank';

/** Numbers that nobody has, as many as there are of each operator's: see `rowsOf`. */
export const MOST_GENERATED = 1_000_000;
const STEPS_PER_DEGREE = 100_000;

/** One entry for each ten-thousandth of the country: who is picked from it by chance lives where many live. */
interface Homes {
  province: number[];
  county: number[];
  city: number[];
  lat: number[];
  lng: number[];
}

async function insertPlaces(tx: Tx): Promise<Homes> {
  const provinces = new Map((await selectProvinces(tx)).map(({ id, name }) => [name, id]));
  const names = namesOf(tx);
  const homes: Homes = { province: [], county: [], city: [], lat: [], lng: [] };
  for (const [provinceName, counties] of PLACES) {
    const province = provinces.get(provinceName);
    if (province === undefined) throw new Error(`The database knows no province ${provinceName}.`);
    for (const [name, lat, lng, share, ...more] of counties) {
      const county = await names.county(province, name);
      const cities: number[] = [];
      for (const city of [name, ...more]) cities.push(await names.city(county, city));
      for (let n = 0; n < share; n += 1) {
        homes.province.push(province);
        homes.county.push(county);
        // Every other one lives in the city that the county is named for.
        homes.city.push(n % 2 === 0 ? (cities[0] ?? 0) : (cities[n % cities.length] ?? 0));
        homes.lat.push(Math.round(lat * STEPS_PER_DEGREE));
        homes.lng.push(Math.round(lng * STEPS_PER_DEGREE));
      }
    }
  }
  return homes;
}

async function insertJobs(tx: Tx): Promise<number[]> {
  const names = namesOf(tx);
  const ids: number[] = [];
  for (const [category, kinds] of JOBS) for (const kind of kinds) ids.push(await names.job(category, kind));
  return ids;
}

/**
 * Of twenty, nine have a number of MCI (09952 to 09954), eight of Irancell (09041 to 09043) and three of RighTel (09245 to 09249): ranges
 * that no operator has given out. All that is known of a person follows from its place in the list, so each bank is the same.
 */
const rowsOf = (count: number, homes: Homes, jobs: readonly number[]) => sql`
  insert into bank_numbers (mobile, operator, province_id, county_id, city_id, gender, birth_year, postal_code, job_id, lat, lng)
  select case operator when 0 then 952000000 + i * 6 + h1 % 6 when 1 then 41000000 + i * 7 + h1 % 7
      else 245000000 + i * 30 + h1 % 30 end,
    operator, province, (${homes.county}::int[])[home], (${homes.city}::int[])[home], gender,
    case when gender < 3 then 1320 + h2 % 66 end,
    -- Tehran has 11 to 13, the others two beginnings each.
    (case when province = 96 then 11 + h3 % 3 else 31 + (province - 89) * 2 + h3 % 2 end) * 1000 + h4 % 1000,
    case when gender = 3 or h5 % 100 < 45 then (${jobs}::int[])[1 + h5 / 100 % ${jobs.length}::int] end,
    (${homes.lat}::int[])[home] + h3 % 16000 - 8000, (${homes.lng}::int[])[home] + h4 % 18000 - 9000
  from (
    select *, (${homes.province}::int[])[home] as province,
      case when h1 / 7 % 100 < 48 then 1 when h1 / 7 % 100 < 96 then 2 else 3 end as gender
    from (
      select case when n % 20 < 9 then 0 when n % 20 < 17 then 1 else 2 end as operator,
        case when n % 20 < 9 then n / 20 * 9 + n % 20 when n % 20 < 17 then n / 20 * 8 + n % 20 - 9
          else n / 20 * 3 + n % 20 - 17 end as i,
        1 + (n::bigint * 2654435761 % 4294967291 % ${homes.province.length}::int)::int as home,
        (n::bigint * 40503 % 1000003)::int as h1, (n::bigint * 69621 % 1000033)::int as h2, (n::bigint * 48271 % 1000037)::int as h3,
        (n::bigint * 16807 % 1000039)::int as h4, (n::bigint * 39373 % 1000081)::int as h5
      from generate_series(0, ${count - 1}::int) n
    ) numbered
  ) placed
  order by 1`;

/** Makes the bank of demo and tests anew, of so many people whom there are not. */
export async function generateBank(db: Db, count: number, now: Date): Promise<void> {
  await runTransaction(db, async (tx) => {
    await beginNewBank(tx, now);
    await rowsOf(count, await insertPlaces(tx), await insertJobs(tx)).execute(tx);
    await generateTowers(tx);
  });
  await sql`analyze bank_numbers, bank_towers, bank_sightings`.execute(db);
}
