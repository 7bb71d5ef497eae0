/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { Activation, CodeChallenge, DeviceToken, Proof } from './auth.gen';
import type {
  Empty,
  ErrorResponse,
  Id,
  Instant,
  JsonAnswer,
  JsonBody,
  Meta,
  Mobile,
  NoParameters,
  Rial,
} from './common.gen';

/**
 * A day of the Gregorian calendar; shown in the Jalali one.
 * @example 1991-03-21
 */
export type Day = string;

export type Package = {
  id: Id;
  title: string;
  description: string;
  /** Credit that a new account gets for nothing; "0" for none. */
  gift_rial: Rial;
  /** The sender numbers that a new account gets, the default one first. */
  lines: {
    number: string;
    title: string;
    advertising: boolean;
  }[];
};

export type Registration = {
  proof?: Proof;
  username: string;
  password: string;
  mobile: Mobile;
  person: "real" | "legal";
  /** Of a legal person: of who acts for it. */
  first_name: string;
  last_name: string;
  /** Ten digits. */
  national_id: string;
  birth_date: Day;
  /** Needed for a legal person, refused for a real one. */
  company?: null | {
    name: string;
    /** Three to eleven digits. */
    national_id: string;
    /** Three to fifteen digits. */
    registration_number: string;
    /** Three to twelve digits. */
    economic_number?: string | null;
  };
  package_id: Id;
  activity_domain_id: Id;
  /** From `acl/list`; without it the first one. */
  role_id?: Id;
  /** Of the terms that were accepted. */
  terms_version: string;
};

export interface RegistrationSchemas {
  Day: Day;
  Package: Package;
  Registration: Registration;
}

export interface RegistrationOperations {
  /** The roles that a registration may choose. */
  listRoles: {
    parameters: {
      query?: {
        /** Whose roles; without it those of Peyk itself. */
        reseller_id?: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The roles; empty for a reseller that offers none. */
      200: JsonAnswer<{
        data: {
          roles: {
            id: Id;
            title: string;
          }[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The packages that a registration may choose. */
  listPackages: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** Open packages, in the order in which they are to be shown. */
      200: JsonAnswer<{
        data: {
          packages: Package[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The domains of activity that a member may choose. */
  listActivityDomains: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The domains, in the order in which they are to be shown. */
      200: JsonAnswer<{
        data: {
          activity_domains: {
            id: Id;
            title: string;
          }[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Is the business set-up step still due? */
  checkBusinessNeed: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** Due for accounts that registered by themselves, until it is done. */
      200: JsonAnswer<{
        data: {
          due: boolean;
          /** It may be put off. */
          optional: boolean;
          /** What the registration told already, to begin the form with; null when not due. */
          suggested: null | {
            name: string | null;
            activity_domain_id: Id;
          };
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Tells about the business behind the account.
   * May be repeated; the last one counts.
   */
  setUpBusiness: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      name: string;
      activity_domain_id: Id;
      /** How many people work in it. */
      size: "1" | "2-10" | "11-50" | "51+";
      /** What messages are sent for. */
      purposes: ("notice" | "marketing" | "verification" | "club")[];
      website?: string | null;
    }>;
    responses: {
      /** Kept. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
  /**
   * Is this username free?
   * Answers 200 when it is, 409 when it is taken and 422 when nobody can have it.
   */
  checkUsername: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      username: string;
    }>;
    responses: {
      /** Nobody has it. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
  /**
   * Corrects national id and birth date of an account that is inactive for them.
   * The registry of persons is asked again. At most five times a day; an account that is active is refused with 409.
   */
  correctIdentity: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      national_id: string;
      birth_date: Day;
    }>;
    responses: {
      /** What came of it. */
      200: JsonAnswer<{
        data: Activation;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins a registration; a code goes to the mobile.
   * Nothing exists yet: the account is made by `user/register/confirm`, so that nobody registers another person's number. Until then the username is not reserved. Faults of all fields come at once in `meta.errors`, under their names here (`company.name`). Refused with 403 while registration is closed (`login_setting`).
   */
  register: {
    parameters: NoParameters;
    requestBody: JsonBody<Registration>;
    responses: {
      /** A code is on its way. */
      200: JsonAnswer<{
        data: CodeChallenge;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Confirms the mobile; makes the account and signs in.
   * Then asks the registry of persons whether mobile, national id and birth date belong together. If they do not, the account exists but is inactive (`activation`). Refused with 409 when the username was taken meanwhile or the mobile has registered before.
   */
  confirmRegistration: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      token: string;
      code: string;
      device?: DeviceToken;
    }>;
    responses: {
      /** The account was made. */
      200: JsonAnswer<{
        data: {
          token: string;
          expires_at: Instant;
          device: DeviceToken;
          activation: Activation;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The terms of use in force. */
  getTerms: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The terms; a registration names their version, which is kept with it. */
      200: JsonAnswer<{
        data: {
          /** @example 1405-1 */
          version: string;
          /** Plain text. An empty line parts paragraphs; a line that begins with `# ` is a heading. */
          text: string;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface RegistrationPaths {
  "/acl/list": { get: RegistrationOperations["listRoles"] };
  "/package/general_list": { get: RegistrationOperations["listPackages"] };
  "/user/activity_domain": { get: RegistrationOperations["listActivityDomains"] };
  "/user/business_need": { get: RegistrationOperations["checkBusinessNeed"] };
  "/user/business_setup": { post: RegistrationOperations["setUpBusiness"] };
  "/user/check_exist": { post: RegistrationOperations["checkUsername"] };
  "/user/identity": { post: RegistrationOperations["correctIdentity"] };
  "/user/register": { post: RegistrationOperations["register"] };
  "/user/register/confirm": { post: RegistrationOperations["confirmRegistration"] };
  "/user/terms": { get: RegistrationOperations["getTerms"] };
}
