import type { Generated } from 'kysely';

export interface BankProvincesTable {
  id: number;
  name: string;
}

export interface BankCountiesTable {
  id: Generated<number>;
  province_id: number;
  name: string;
}

export interface BankCitiesTable {
  id: Generated<number>;
  county_id: number;
  name: string;
}

export interface BankJobCategoriesTable {
  id: Generated<number>;
  /** Null for a main category. */
  parent_id: number | null;
  name: string;
}

export interface BankNumbersTable {
  mobile: number;
  /** 0 MCI, 1 Irancell, 2 all others. */
  operator: number;
  province_id: number | null;
  county_id: number | null;
  city_id: number | null;
  /** 1 male, 2 female, 3 an organisation. */
  gender: number | null;
  birth_year: number | null;
  postal_code: number | null;
  job_id: number | null;
  lat: number | null;
  lng: number | null;
}

export interface BankTowersTable {
  id: Generated<number>;
  title: string;
  county_id: number;
  lat: number;
  lng: number;
}

export interface BankSightingsTable {
  tower_id: number;
  mobile: number;
  /** Bit n: between the hours n and n + 1 of a day. */
  hours: number;
}

export interface BankStateTable {
  only_one: Generated<boolean>;
  version: bigint;
  loaded_at: Date;
}

declare module '@peyk/server-database' {
  interface Database {
    bank_provinces: BankProvincesTable;
    bank_counties: BankCountiesTable;
    bank_cities: BankCitiesTable;
    bank_job_categories: BankJobCategoriesTable;
    bank_numbers: BankNumbersTable;
    bank_state: BankStateTable;
    bank_towers: BankTowersTable;
    bank_sightings: BankSightingsTable;
  }
}
