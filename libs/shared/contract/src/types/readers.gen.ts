/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type {
  ErrorResponse,
  Id,
  JsonAnswer,
  JsonBody,
  Meta,
  NoParameters,
  Page,
  PerPage,
  PersonNumber,
} from './common.gen';
import type {
  SecretaryMostInADay,
  SecretaryMostInTenMinutes,
  SecretaryReply,
  SecretaryState,
  SecretaryTitle,
} from './secretary.gen';
import type { LineNumber, LineNumberAsGiven } from './send.gen';

export type AddedReaderCodes = {
  added_count: number;
  /** Were there before */
  known_count: number;
  /** Had fewer than 4 or more than 40 letters and digits. */
  invalid_count: number;
  /** Of those, codes of another reader on the same line too. */
  elsewhere_count: number;
};

export type NewReader = {
  title: SecretaryTitle;
  line: LineNumberAsGiven;
  /** The line that its answers leave from. Without it, the one that it listens on. */
  from_number?: LineNumberAsGiven;
  keywords?: ReaderKeywords;
  reply?: ReaderReply;
  duplicate_reply?: ReaderReply;
  wrong_reply?: SecretaryReply;
  add_to_phonebook_id?: Id;
  most_in_ten_minutes?: SecretaryMostInTenMinutes;
  most_in_a_day?: SecretaryMostInADay;
  /** Format: date-time */
  starts_at?: string;
  /** Format: date-time */
  ends_at?: string;
};

export type Reader = {
  id: Id;
  title: string;
  line: LineNumber;
  from_number: LineNumber;
  keywords: {
    word: string;
    reply: string;
  }[];
  /** For a correct code. */
  reply: string | null;
  duplicate_reply: string | null;
  /** Without it, what holds no code is left to others. */
  wrong_reply: string | null;
  /** Who sends a correct code comes into it. */
  add_to_phonebook_id: string | null;
  most_in_ten_minutes: number;
  /** None where a day has no limit. */
  most_in_a_day: number | null;
  /** Format: date-time */
  starts_at: string | null;
  /** Format: date-time */
  ends_at: string | null;
  is_active: boolean;
  state: SecretaryState;
  /** Why it was refused, as a sentence. */
  refusal: string | null;
  /** Its codes. */
  code_count: number;
  /** Those of them that somebody has sent. */
  used_count: number;
  /** Messages that it has dealt with. */
  message_count: number;
  /** Format: date-time */
  created_at: string;
};

export type ReaderCode = {
  /** As it was given. Of one that somebody has sent, empty for a role that does not read texts of messages. */
  code: string;
  /** Who sent it first. */
  number: string | null;
  /** Format: date-time */
  used_at: string | null;
};

/** @example PYK-7Q4M-22 */
export type ReaderCodeText = string;

export type ReaderDeleted = {
  deleted_count: number;
};

export type ReaderDraw = {
  id: Id;
  seed: string;
  /** SHA-256 of the list that was drawn from. */
  list_hash: string;
  /** Codes in the list. */
  entry_count: number;
  /** In the order in which they were drawn. */
  winners: {
    /** Empty for a role that does not read it. */
    code: string;
    number: PersonNumber;
  }[];
  /** Format: date-time */
  drawn_at: string;
};

/** Words, each with an answer of its own. A message that is one of them gets it. */
export type ReaderKeywords = {
  /** @example راهنما */
  word: string;
  reply: SecretaryReply;
}[];

/**
 * May have the variables of `advanced-reader/get-variables`.
 * @example کد {{code}} ثبت شد.
 */
export type ReaderReply = string;

export interface ReadersSchemas {
  AddedReaderCodes: AddedReaderCodes;
  NewReader: NewReader;
  Reader: Reader;
  ReaderCode: ReaderCode;
  ReaderCodeText: ReaderCodeText;
  ReaderDeleted: ReaderDeleted;
  ReaderDraw: ReaderDraw;
  ReaderKeywords: ReaderKeywords;
  ReaderReply: ReaderReply;
}

export interface ReadersOperations {
  /**
   * Adds codes that were typed or pasted.
   * Keyboards, digits, case, blanks and punctuation make no difference between codes. A reader has at most 1,000,000; a list with which it would have more is refused whole.
   */
  addReaderCodes: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      codes: ReaderCodeText[];
    }>;
    responses: {
      /** What became of them. */
      200: JsonAnswer<{
        data: AddedReaderCodes;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The codes of a reader, in their order. */
  listReaderCodes: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        is_used?: boolean;
        /** How it begins. A role that does not read texts of messages finds nothing by it. */
        code?: string;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: ReaderCode[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Makes a code reader.
   * It deals with messages to a line from the moment a person has accepted its texts. A message that is a keyword gets the answer of that keyword. A message that is a code, or has one among its first six words, gets the answer for a correct code the first time and that for a duplicate from then on, whoever sends it. With an answer for wrong codes, what holds no code gets that one, unless another secretary of the line listens to its words. Of several readers the oldest that knows the code deals with it.
   */
  createReader: {
    parameters: NoParameters;
    requestBody: JsonBody<NewReader>;
    responses: {
      /** The new one, without codes; it waits for a person. */
      200: JsonAnswer<{
        data: Reader;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Takes codes out that nobody has sent.
   * Those that were sent stay, so that none is ever correct twice.
   */
  deleteReaderCodes: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      /** Without it, all of them. */
      codes?: ReaderCodeText[];
    }>;
    responses: {
      /** How many were taken out. */
      200: JsonAnswer<{
        data: ReaderDeleted;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Deletes code readers, with their codes, drawings and lists of messages. */
  deleteReaders: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids: Id[];
    }>;
    responses: {
      /** How many there were. */
      200: JsonAnswer<{
        data: ReaderDeleted;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** One code reader. */
  getReader: {
    parameters: {
      query: {
        id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Reader;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Draws winners among those who have sent a correct code.
   * A number wins once. The list is a line `code,number` for each used code, by the order of its bytes; the winners are the codes with the least SHA-256 of `seed:SHA-256 of the list:code`. So whoever has the file of the codes and the seed can draw again, and a seed that nobody knew before shows that nobody chose. A drawing stays as it is; a reader has at most 100.
   */
  drawReaderWinners: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      count: number;
      /** Without it a random one is made. */
      seed?: string;
    }>;
    responses: {
      /** The drawing. */
      200: JsonAnswer<{
        data: ReaderDraw;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The drawings of a reader, newest first. */
  listReaderDraws: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: ReaderDraw[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins to write the codes of a reader into a file, with who has used them.
   * A job does it; follow it by `jobs`, and download its file when it is done. The file is kept for seven days.
   */
  exportReaderCodes: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      /** Only those that were used */
      is_used?: boolean;
    }>;
    responses: {
      /** The job. */
      200: JsonAnswer<{
        data: {
          job_id: Id;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Makes codes that nobody can guess.
   * Each is new for this reader. There must be ten thousand possible codes for each one that is made, so a million of digits need ten of them. `letters` has digits too, and no letter that looks like one.
   */
  generateReaderCodes: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      count: number;
      /** Without the prefix. */
      length: number;
      alphabet: "digits" | "letters";
      prefix?: string;
    }>;
    responses: {
      /** What became of them; all were added. */
      200: JsonAnswer<{
        data: AddedReaderCodes;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * What an answer to a code may have filled in.
   * When a duplicate was used is told to whom used it alone; everybody else reads that it was used before.
   */
  listReaderVariables: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All of them, by both of their names. */
      200: JsonAnswer<{
        data: {
          items: {
            name: string;
            title: string;
          }[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Code readers, newest first. */
  listReaders: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        /** Somewhere in it. */
        title?: string;
        state?: SecretaryState;
        is_active?: boolean;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Reader[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Writes a code reader anew.
   * All of it but its codes, as for a new one. Another title, other times and another phonebook count at once; with another line or other texts it waits for a person again.
   */
  updateReader: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      title: SecretaryTitle;
      line: LineNumberAsGiven;
      from_number?: LineNumberAsGiven;
      keywords?: ReaderKeywords;
      reply?: ReaderReply;
      duplicate_reply?: ReaderReply;
      wrong_reply?: SecretaryReply;
      add_to_phonebook_id?: Id;
      most_in_ten_minutes?: SecretaryMostInTenMinutes;
      most_in_a_day?: SecretaryMostInADay;
      /** Format: date-time */
      starts_at?: string;
      /** Format: date-time */
      ends_at?: string;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Reader;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Adds the codes in the first column of a file.
   * xlsx, csv or txt by its content, at most 64 megabytes. All of it is added or nothing: a file that breaks off leaves no codes.
   */
  uploadReaderCodes: {
    parameters: {
      query: {
        id: Id;
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
      /** What became of them. */
      200: JsonAnswer<{
        data: AddedReaderCodes;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface ReadersPaths {
  "/advanced-reader/add-codes": { post: ReadersOperations["addReaderCodes"] };
  "/advanced-reader/codes": { post: ReadersOperations["listReaderCodes"] };
  "/advanced-reader/create": { post: ReadersOperations["createReader"] };
  "/advanced-reader/delete-codes": { post: ReadersOperations["deleteReaderCodes"] };
  "/advanced-reader/delete-list": { post: ReadersOperations["deleteReaders"] };
  "/advanced-reader/details": { get: ReadersOperations["getReader"] };
  "/advanced-reader/draw": { post: ReadersOperations["drawReaderWinners"] };
  "/advanced-reader/draws": { post: ReadersOperations["listReaderDraws"] };
  "/advanced-reader/export-codes": { post: ReadersOperations["exportReaderCodes"] };
  "/advanced-reader/generate-codes": { post: ReadersOperations["generateReaderCodes"] };
  "/advanced-reader/get-variables": { get: ReadersOperations["listReaderVariables"] };
  "/advanced-reader/index": { post: ReadersOperations["listReaders"] };
  "/advanced-reader/update": { post: ReadersOperations["updateReader"] };
  "/advanced-reader/upload-codes": { post: ReadersOperations["uploadReaderCodes"] };
}
