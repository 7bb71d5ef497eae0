/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { ErrorResponse, InstantOrNull, JsonAnswer, JsonBody, Meta, NoParameters } from './common.gen';

export type AccountDocument = {
  kind: DocumentKind;
  state: DocumentState;
  file_id: string | null;
  uploaded_at: InstantOrNull;
  decided_at: InstantOrNull;
  /**
   * Format: date
   * @description The last day that it counts.
   */
  valid_until: string | null;
  /** Why it was refused, as a Persian sentence. */
  refusal: string | null;
};

export type DocumentKind = "national_card_front" | "national_card_back" | "commitment_form" | "purchase_line_form" | "customer_club_list" | "business_licence" | "trade_licence" | "trust_seal" | "medical_licence" | "central_bank_permit" | "establishment_notice" | "changes_notice" | "government_representative" | "ceo_national_card" | "ceo_birth_certificate";

/** An accepted one whose day has passed is `expired`. */
export type DocumentState = "missing" | "waiting" | "accepted" | "refused" | "expired";

export type Person = "real" | "legal";

export type Profile = {
  user_name: string;
  /** The owner's number. Empty when nobody owns the account any more. */
  mobile: string;
  /** For `user/files/download`. */
  logo_file_id: string | null;
  /** What cannot be changed here. */
  settled: ProfileField[];
  details: ProfileDetails;
};

export type ProfileChanges = {
  person?: Person;
  first_name?: string | null;
  last_name?: string | null;
  /** Ten digits. */
  national_id?: string | null;
  /** Format: date */
  birth_date?: string | null;
  father_name?: string | null;
  birth_place?: string | null;
  /** Of the birth certificate; at most ten digits. */
  id_number?: string | null;
  gender?: "male" | "female" | null;
  company_name?: string | null;
  /** 3 to 11 digits. */
  company_national_id?: string | null;
  /** 3 to 15 digits. */
  registration_number?: string | null;
  /** Format: date */
  registration_date?: string | null;
  /** 3 to 12 digits. */
  economic_number?: string | null;
  ceo_first_name?: string | null;
  ceo_last_name?: string | null;
  /** Ten digits. */
  ceo_national_id?: string | null;
  email?: string | null;
  website?: string | null;
  /** Three digits. */
  city_code?: string | null;
  /** At most eight digits. */
  landline?: string | null;
  /** Ten digits. An address is complete with both or has neither. */
  postal_code?: string | null;
  address?: string | null;
};

export type ProfileDetails = {
  person: Person;
  first_name: string | null;
  last_name: string | null;
  /** Ten digits. */
  national_id: string | null;
  /** Format: date */
  birth_date: string | null;
  father_name: string | null;
  birth_place: string | null;
  /** Of the birth certificate; at most ten digits. */
  id_number: string | null;
  gender: "male" | "female" | null;
  company_name: string | null;
  /** 3 to 11 digits. */
  company_national_id: string | null;
  /** 3 to 15 digits. */
  registration_number: string | null;
  /** Format: date */
  registration_date: string | null;
  /** 3 to 12 digits. */
  economic_number: string | null;
  ceo_first_name: string | null;
  ceo_last_name: string | null;
  /** Ten digits. */
  ceo_national_id: string | null;
  email: string | null;
  website: string | null;
  /** Three digits. */
  city_code: string | null;
  /** At most eight digits. */
  landline: string | null;
  /** Ten digits. An address is complete with both or has neither. */
  postal_code: string | null;
  address: string | null;
};

export type ProfileField = "person" | "first_name" | "last_name" | "national_id" | "birth_date" | "father_name" | "birth_place" | "id_number" | "gender" | "company_name" | "company_national_id" | "registration_number" | "registration_date" | "economic_number" | "ceo_first_name" | "ceo_last_name" | "ceo_national_id" | "email" | "website" | "city_code" | "landline" | "postal_code" | "address";

export type UserSetting = {
  /** What has become of transfers, documents and patterns, and that a send waits for the approval of a second person. */
  by_sms: {
    deposits: boolean;
    documents: boolean;
    patterns: boolean;
    approvals: boolean;
  };
};

export interface ProfileSchemas {
  AccountDocument: AccountDocument;
  DocumentKind: DocumentKind;
  DocumentState: DocumentState;
  Person: Person;
  Profile: Profile;
  ProfileChanges: ProfileChanges;
  ProfileDetails: ProfileDetails;
  ProfileField: ProfileField;
  UserSetting: UserSetting;
}

export interface ProfileOperations {
  /** Every kind of document, and how the account's stands. */
  listDocuments: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All kinds in the order to be shown; `file_id` is for `user/files/download`. */
      200: JsonAnswer<{
        data: {
          items: AccountDocument[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Takes a document back. One that was accepted stays (409-401); another one may take its place. */
  removeDocument: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      kind: DocumentKind;
    }>;
    responses: {
      /** The kind, missing now. */
      200: JsonAnswer<{
        data: AccountDocument;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Takes a document, in the place of the one of its kind; it waits for a person.
   * PDF, JPEG, PNG or WebP by its content whatever its name says: at most 10 megabytes, a picture at most 40 million pixels. Pictures are made anew, so that nothing hidden stays in them. Who uploaded it is told by SMS what was decided.
   */
  uploadDocument: {
    parameters: {
      query: {
        kind: DocumentKind;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      /** The document, waiting. */
      200: JsonAnswer<{
        data: AccountDocument;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The account's picture; 404 where there is none. */
  showProfileImage: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** Its bytes; `Content-Type` is what was found by content. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": string;
        };
      };
      default: ErrorResponse;
    };
  };
  /**
   * Puts another picture in the place of the account's.
   * JPEG, PNG or WebP by its content whatever its name says: at most 2 megabytes and 40 million pixels. The picture is made anew, so that nothing hidden stays in it. The panel cuts it square before, and takes the first picture of a GIF.
   */
  uploadProfileImage: {
    parameters: NoParameters;
    requestBody: {
      content: {
        "multipart/form-data": {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      /** The profile as it stands now. */
      200: JsonAnswer<{
        data: Profile;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Takes the account's picture away. */
  removeProfileImage: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The profile as it stands now. */
      200: JsonAnswer<{
        data: Profile;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Which messages by SMS the account wants.
   * Messages about its security are always sent; those about its balance stand in `user/setting/low_balance`.
   */
  getUserSetting: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: UserSetting;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Changes what the body names, and nothing else. */
  updateUserSetting: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      by_sms: {
        deposits?: boolean;
        documents?: boolean;
        patterns?: boolean;
        approvals?: boolean;
      };
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: UserSetting;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Who holds the account, and how they are reached. */
  showProfile: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** What is known; null where nothing was told yet. */
      200: JsonAnswer<{
        data: Profile;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Changes what the body names, and nothing else; null empties a field.
   * What the registration told and the registry of persons was asked about is refused with 409-400 (`settled` lists it).
   */
  updateProfile: {
    parameters: NoParameters;
    requestBody: JsonBody<ProfileChanges>;
    responses: {
      /** The profile as it stands now. */
      200: JsonAnswer<{
        data: Profile;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface ProfilePaths {
  "/user/documents": { get: ProfileOperations["listDocuments"] };
  "/user/documents/remove": { post: ProfileOperations["removeDocument"] };
  "/user/documents/upload": { post: ProfileOperations["uploadDocument"] };
  "/user/profile_image": { get: ProfileOperations["showProfileImage"]; post: ProfileOperations["uploadProfileImage"] };
  "/user/profile_image/remove": { post: ProfileOperations["removeProfileImage"] };
  "/user/setting": { get: ProfileOperations["getUserSetting"]; post: ProfileOperations["updateUserSetting"] };
  "/user/show_profile": { get: ProfileOperations["showProfile"] };
  "/user/update_profile": { post: ProfileOperations["updateProfile"] };
}
