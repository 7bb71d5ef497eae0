import { sql } from 'kysely';
import { createOperatorResolver } from '@peyk/shared-sms';
import { runTransaction } from '@peyk/server-database';
import type { Db, Tx } from '@peyk/server-database';
import { readSheet } from '@peyk/server-spreadsheets';
import { SHEET_LIMITS } from '@peyk/shared-sheets';
import { selectProvinces } from '../bank.repository';
import { findColumns, readRow } from './bank-columns';
import type { BankRow } from './bank-columns';
import { beginNewBank, namesOf } from './new-bank';

const BATCH = 10_000;
/** Wrong rows that are told one by one. */
const TOLD = 20;
const GB = 1_073_741_824;
/** An admin's own file: a bank of a hundred million is some ten gigabytes. */
const LIMITS = { ...SHEET_LIMITS, fileBytes: 64 * GB, unpackedBytes: 64 * GB };
const STEPS_PER_DEGREE = 100_000;
const OPERATOR = { mci: 0, irancell: 1, rightel: 2, other: 2 } as const;

export interface LoadedBank {
  loaded: number;
  /** Numbers that stood in the file before. */
  repeated: number;
  wrong: number;
  /** The first wrong rows, each with its line. */
  faults: string[];
}

/** The file cannot be a bank. */
export class BankFileError extends Error {}

/**
 * Takes a bank out of a file (csv, txt or xlsx with titles), in the place of the one before; all or nothing. Wrong rows are left out and
 * told. Of a number that stands twice the first row counts.
 * @throws BankFileError without titles or without one good row; what reading the file throws
 */
export function loadBank(
  db: Db,
  path: string,
  { now, tell }: { now: Date; tell: (line: string) => void },
): Promise<LoadedBank> {
  return runTransaction(db, async (tx) => {
    await beginNewBank(tx, now);
    const result = await new Loading(tx).take(path, tell);
    if (result.loaded === 0) throw new BankFileError('No row of the file has a mobile number; nothing was changed.');
    return result;
  });
}

class Loading {
  private readonly names;
  private readonly operatorOf = createOperatorResolver([]);
  private readonly result: LoadedBank = { loaded: 0, repeated: 0, wrong: 0, faults: [] };
  private batch: object[] = [];
  private provinces = new Map<string, number>();

  constructor(private readonly tx: Tx) {
    this.names = namesOf(tx);
  }

  async take(path: string, tell: (line: string) => void): Promise<LoadedBank> {
    this.provinces = new Map((await selectProvinces(this.tx)).map(({ id, name }) => [name, id]));
    let columns: ReturnType<typeof findColumns>;
    for await (const { number, cells } of readSheet(path, LIMITS)) {
      if (!columns) {
        columns = findColumns(cells);
        if (!columns)
          throw new BankFileError('The first row must hold titles, one of them "mobile"; nothing was changed.');
        continue;
      }
      const row = readRow(cells, columns);
      const fault = typeof row === 'string' ? row : await this.add(row);
      if (fault !== undefined) this.note(number, fault);
      if (this.batch.length === BATCH) {
        await this.store();
        tell(`${this.result.loaded} people so far`);
      }
    }
    await this.store();
    return this.result;
  }

  private note(line: number, fault: string): void {
    this.result.wrong += 1;
    if (this.result.faults.length < TOLD) this.result.faults.push(`line ${line}: ${fault}`);
  }

  /** What is wrong with its places, if anything is. */
  private async add(row: BankRow): Promise<string | undefined> {
    const province = row.province === undefined ? null : this.provinces.get(row.province);
    if (province === undefined) return `no province is called "${row.province}"`;
    const county = province === null || row.county === undefined ? null : await this.names.county(province, row.county);
    const city = county === null || row.city === undefined ? null : await this.names.city(county, row.city);
    const { category, kind } = row;
    this.batch.push({
      mobile: row.mobile,
      operator: OPERATOR[this.operatorOf(row.mobile)],
      province_id: province,
      county_id: county,
      city_id: city,
      gender: row.gender,
      birth_year: row.birthYear,
      postal_code: row.postalCode,
      job_id: category === undefined ? null : await this.names.job(category, kind ?? category),
      lat: row.lat === null ? null : Math.round(row.lat * STEPS_PER_DEGREE),
      lng: row.lng === null ? null : Math.round(row.lng * STEPS_PER_DEGREE),
    });
    return undefined;
  }

  private async store(): Promise<void> {
    const { batch } = this;
    this.batch = [];
    if (batch.length === 0) return;
    const { numAffectedRows } = await sql`
      insert into bank_numbers (mobile, operator, province_id, county_id, city_id, gender, birth_year, postal_code, job_id, lat, lng)
      select mobile, operator, province_id, county_id, city_id, gender, birth_year, postal_code, job_id, lat, lng
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as r (mobile int, operator smallint, province_id smallint,
        county_id int, city_id int, gender smallint, birth_year smallint, postal_code int, job_id int, lat int, lng int)
      on conflict (mobile) do nothing`.execute(this.tx);
    this.result.loaded += Number(numAffectedRows ?? 0n);
    this.result.repeated += batch.length - Number(numAffectedRows ?? 0n);
  }
}
