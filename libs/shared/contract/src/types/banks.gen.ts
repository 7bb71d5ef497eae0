/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { ErrorResponse, JsonAnswer, JsonBody, Meta, NoParameters } from './common.gen';

/** People of the bank: whom the filters find, and of each operator how many of them, from where on. The same choice finds the same people as long as the bank stays the same. */
export type BankChoice = {
  filters: BankFilters;
  operators: {
    operator: "mci" | "irancell" | "other";
    /** How many are passed over first. */
    start?: number;
    size: number;
  }[];
  /** Choose someone else in the place of those on the account’s blacklist. */
  exclude_blacklisted?: boolean;
};

export type BankCounts = {
  mci_count: number;
  irancell_count: number;
  other_count: number;
};

/** Whom of the bank one means; what is left out does not matter. */
export type BankFilters = {
  province_id?: PlaceId;
  county_id?: PlaceId;
  city_id?: PlaceId;
  gender?: "male" | "female" | "organisation";
  /** Of the Jalali calendar, itself included. */
  from_birth_year?: number;
  to_birth_year?: number;
  /** With what their numbers begin, such as `0912`. */
  prefix?: string;
  /** The first two to five digits. */
  postal_code?: string;
  category_id?: PlaceId;
  sub_category_id?: PlaceId;
  shape?: MapShape;
  tower_hours?: TowerHours;
};

/** A place, its latitude and its longitude in degrees of WGS 84. */
export type MapPoint = number[];

/** A part of the map, either a circle or a polygon. What is wrong with one has a code of its own: a radius that is none, a polygon that crosses itself, an area in the sea. */
export type MapShape = {
  circle?: {
    centre: MapPoint;
    /** From 0.1 to 500. */
    radius_km: number;
  };
  /** The corners in their order, 3 to 200; the last one is joined with the first. */
  polygon?: MapPoint[];
};

export type Place = {
  id: number;
  name: string;
};

export type PlaceId = number;

export type PlaceIdAsText = string;

/** Who was seen by a cell tower in `shape` in these hours of a day, Tehran’s time, in the place of who lives there. A window may pass midnight, as from 22 to 2. Only Irancell’s towers are known. */
export type TowerHours = {
  /** The hour that it begins with. */
  from: number;
  /** The hour at which it is over. */
  to: number;
};

export interface BanksSchemas {
  BankChoice: BankChoice;
  BankCounts: BankCounts;
  BankFilters: BankFilters;
  MapPoint: MapPoint;
  MapShape: MapShape;
  Place: Place;
  PlaceId: PlaceId;
  PlaceIdAsText: PlaceIdAsText;
  TowerHours: TowerHours;
}

export interface BanksOperations {
  /** The cities of a county. */
  listCities: {
    parameters: {
      query: {
        county_id: PlaceIdAsText;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** All of them, by their names; none for a county that is not known. */
      200: JsonAnswer<{
        data: {
          items: Place[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The counties of a province. */
  listCounties: {
    parameters: {
      query: {
        province_id: PlaceIdAsText;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** All of them, by their names; none for a province that is not known. */
      200: JsonAnswer<{
        data: {
          items: Place[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** How many people of the bank some filters find, by operator. */
  countBank: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      filters: BankFilters;
      /** Leave out anyone who stands in the account’s blacklist. */
      exclude_blacklisted?: boolean;
    }>;
    responses: {
      /** How many. */
      200: JsonAnswer<{
        data: BankCounts;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The provinces that people of the bank live in. */
  listProvinces: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All of them, by their names. */
      200: JsonAnswer<{
        data: {
          items: Place[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The main categories of businesses. */
  listJobCategories: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All of them, by their names. */
      200: JsonAnswer<{
        data: {
          items: Place[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** How many numbers of a category of businesses there are, by operator. */
  countJobNumbers: {
    parameters: {
      query: {
        category_id: PlaceIdAsText;
        sub_category_id?: PlaceIdAsText;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** How many. */
      200: JsonAnswer<{
        data: BankCounts;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The kinds of businesses of a main category. */
  listJobSubCategories: {
    parameters: {
      query: {
        category_id: PlaceIdAsText;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** All of them, by their names; none for a category that is not known. */
      200: JsonAnswer<{
        data: {
          items: Place[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface BanksPaths {
  "/send/banks/cities": { get: BanksOperations["listCities"] };
  "/send/banks/counties": { get: BanksOperations["listCounties"] };
  "/send/banks/counts": { post: BanksOperations["countBank"] };
  "/send/banks/provinces": { get: BanksOperations["listProvinces"] };
  "/send/jobs/categories": { get: BanksOperations["listJobCategories"] };
  "/send/jobs/number-count": { get: BanksOperations["countJobNumbers"] };
  "/send/jobs/sub-categories": { get: BanksOperations["listJobSubCategories"] };
}
