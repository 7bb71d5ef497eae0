/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { ErrorResponse, JsonAnswer, JsonBody, Meta, NoParameters, Page, PerPage } from './common.gen';

export type FileCategories = {
  items: {
    category: FileCategory;
    count: number;
    bytes: number;
  }[];
  /** Of all files of the account, also those that this user may not see. */
  used_bytes: number;
  quota_bytes: number;
};

/** `own`: put there by people. `export`: written by a job for people to take out. `contact`: files of contacts and their wrong rows. `slip`, `document`, `picture` (of the account) and `ticket` are used by what they are called after. */
export type FileCategory = "own" | "export" | "contact" | "slip" | "document" | "picture" | "ticket";

/** @example 0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f11 */
export type FileId = string;

export type ManagedFile = {
  id: FileId;
  category: FileCategory;
  name: string;
  content_type: string;
  /** Bytes. */
  size: number;
  /** Format: date-time */
  created_at: string;
  /** Format: date-time */
  expires_at: string;
  may_rename: boolean;
  /** Something of the account refers to it; it cannot be deleted here. */
  is_in_use: boolean;
};

export interface FilesSchemas {
  FileCategories: FileCategories;
  FileCategory: FileCategory;
  FileId: FileId;
  ManagedFile: ManagedFile;
}

export interface FilesOperations {
  /**
   * The files of the account, newest first.
   * Those that people have put there, and those that jobs have made for them. A member sees those whose permission their role holds.
   */
  listFiles: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        /** Somewhere in it. */
        name?: string;
        category?: FileCategory;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: ManagedFile[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The kinds of files, how many there are of each, and how much room is left. */
  listFileCategories: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** Every kind, also those without a file. */
      200: JsonAnswer<{
        data: FileCategories;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes files, all of them or none.
   * What something of the account refers to (a slip, a document, a picture) stays, and with it all of them (409-140).
   */
  deleteFiles: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      file_ids: FileId[];
    }>;
    responses: {
      /** How many there were. */
      200: JsonAnswer<{
        data: {
          deleted_count: number;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * The content of a file that is kept for the account.
   * Files that jobs have made, such as the wrong rows of an import, until they expire. A member downloads the files whose permission their role holds. The answer is always to be saved, never shown: `Content-Disposition: attachment` with the name in UTF-8.
   */
  downloadFile: {
    parameters: {
      query: {
        file_id: FileId;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
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
   * Gives a file of one's own another name.
   * Its ending follows what it is.
   */
  renameFile: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      file_id: FileId;
      name: string;
    }>;
    responses: {
      /** The file. */
      200: JsonAnswer<{
        data: ManagedFile;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Keeps a file of one's own for a year.
   * csv, txt, xlsx, PDF, JPEG, PNG or WebP by its content whatever its name says: at most 10 megabytes, a picture at most 40 million pixels. Pictures are made anew, so that nothing hidden stays in them.
   */
  uploadFile: {
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
      /** The file. */
      200: JsonAnswer<{
        data: ManagedFile;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface FilesPaths {
  "/user/files": { post: FilesOperations["listFiles"] };
  "/user/files/categories": { get: FilesOperations["listFileCategories"] };
  "/user/files/delete-list": { post: FilesOperations["deleteFiles"] };
  "/user/files/download": { get: FilesOperations["downloadFile"] };
  "/user/files/rename": { post: FilesOperations["renameFile"] };
  "/user/files/upload": { post: FilesOperations["uploadFile"] };
}
