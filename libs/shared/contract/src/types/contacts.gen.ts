/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type {
  ErrorResponse,
  Id,
  Instant,
  InstantOrNull,
  JsonAnswer,
  JsonBody,
  Meta,
  NoParameters,
  NumberRef,
  Page,
  PerPage,
  PersonNumber,
} from './common.gen';
import type { FileId } from './files.gen';
import type { Day } from './registration.gen';
import type { Operator } from './send.gen';

/** Together the counts and the refused ones are what was given. */
export type AddedNumbers = {
  added_count: number;
  /** Were in all of the places already. */
  existing_count: number;
  refused: {
    /** Place in the list that was given. */
    index: number;
    /** @example 0912 */
    number: string;
    reason: "invalid" | "duplicate";
  }[];
};

export type BegunContactsJob = {
  job_id: Id;
};

export type Contact = {
  id: Id;
  mobile_ref?: NumberRef;
  mobile: PersonNumber;
  name: ContactName | null;
  gender: Gender | null;
  birth_date: Day | null;
  /** Grows with each change. */
  version: number;
  /** In which it stands, by title; at most ten. */
  phonebooks: {
    id: Id;
    /** @example مشتریان تهران */
    title: string;
  }[];
  phonebooks_count: number;
  /** By title. */
  tags: TagChoice[];
  /** What it has of the active properties, in their order. */
  properties: PropertyValue[];
  /** Nothing is sent to it. */
  blacklisted: boolean;
  /** What it sends is not shown. */
  receive_blacklisted: boolean;
  /** No advertising is sent to it (cancel-11). */
  opted_out: boolean;
  created_at: Instant;
};

export type ContactBulk = {
  id: Id;
  action: "add_to_phonebook" | "remove_from_phonebook" | "add_tag" | "remove_tag" | "delete" | "blacklist" | "receive_blacklist";
  /** Of the phonebook or the tag. */
  title: string | null;
  /** stopped: before its end, by a person or because its phonebook or tag is gone. */
  state: "running" | "done" | "undoing" | "undone" | "stopped";
  /** While it runs, 0 until they have been counted. */
  total_count: number;
  done_count: number;
  /** To how many it made a difference. */
  changed_count: number;
  created_at: Instant;
  /** null when it cannot be undone. */
  undo_until: InstantOrNull;
};

export type ContactFilters = {
  phonebook_id?: Id;
  /** A mobile number in any accepted spelling, or the beginning of one. */
  number?: string;
  /**
   * Words that must all be found, in any order: each a part of the name or of the number in any spelling; one or two letters are looked for at the beginnings of words of the name.
   * @example رضایی ۴۵۶۷
   */
  search?: string;
  gender?: Gender;
  birth_from?: Day;
  birth_to?: Day;
  /** All of them. */
  tag_ids?: Id[];
  /** All of them. */
  properties?: PropertyFilter[];
  /** Only who stands on the send blacklist */
  blacklisted?: boolean;
  /** Only who has cancelled (cancel-11), or who has not. */
  opted_out?: boolean;
  /** What became of sends to them: delivered, a message arrived in the last `reach_days` days; not_delivered, none did; never_reached, sent to and never arrived; never_sent, nothing was ever sent. A send counts from some minutes after it was settled, by the day on which it began. */
  reach?: "delivered" | "not_delivered" | "never_reached" | "never_sent";
  /** Days in Tehran, today included; else 30. */
  reach_days?: number;
  from_date?: Instant;
  to_date?: Instant;
};

/** @example مریم رضایی */
export type ContactName = string;

export type ContactProperty = {
  /** null for what every contact has; these stand in fields of their own. */
  id: Id | null;
  /** @example شهر */
  title: string;
  latin_title: PropertyLatinTitle;
  type: PropertyType;
  origin: "system" | "user";
};

/** Either ids, or filters; filters without anything in them are all contacts. */
export type ContactSelection = {
  ids?: Id[];
  filters?: ContactFilters;
};

export type ContactsFile = {
  file_id: FileId;
  name: string;
  /** Rows with something in them, also the one with titles. */
  row_count: number;
  /** Whether the first row seems to hold titles. */
  has_header: boolean;
  columns: {
    /** What stands in the first row, if that holds titles. */
    title: string | null;
    /** What it seems to hold; null when nobody can tell. */
    field: ImportField | null;
    property_id: Id | null;
  }[];
  /** The first ones, also the one with titles; each cell up to 100 characters. */
  rows: string[][];
};

export type DeletedCount = {
  deleted_count: number;
};

export type Gender = "male" | "female";

export type ImportColumn = {
  /** Its place in the file. */
  column: number;
  field: ImportField;
  property_id?: Id;
};

export type ImportField = "mobile" | "name" | "gender" | "birth_date" | "property";

/** What becomes of people who are contacts already. keep: they keep what they have and take what they lack; replace: they take whatever the file says, an empty cell takes nothing away; skip: they stay as they are, also out of the phonebooks and tags. */
export type ImportKnown = "keep" | "replace" | "skip";

export type ListedProperty = {
  id: Id | null;
  /** @example شهر */
  title: string;
  latin_title: PropertyLatinTitle;
  type: PropertyType;
  origin: "system" | "user";
  active: boolean;
  /** How many contacts have a value, counted to 10,001; null for those of the system. */
  used_count: number | null;
  created_at: InstantOrNull;
};

/**
 * A mobile number in any accepted spelling.
 * @example 09241234567
 */
export type NumberAsGiven = string;

export type Phonebook = {
  id: Id;
  /** @example مشتریان تهران */
  title: string;
  code: PhonebookCode | null;
  members_count: number;
  created_at: Instant;
};

export type PhonebookChoice = {
  id: Id;
  /** @example مشتریان تهران */
  title: string;
  code: PhonebookCode | null;
  members_count: number;
};

/**
 * What programs may call a phonebook; unique without regard to small and capital letters.
 * @example tehran
 */
export type PhonebookCode = string;

export type PhonebookImport = {
  id: Id;
  /** failed: the file, or all of the phonebooks, were deleted meanwhile, or the file could not be read in several tries; what has been added stays. */
  state: "running" | "done" | "failed";
  /** Why it failed, as a Persian sentence. */
  state_reason: string | null;
  /** Records of the file. */
  record_count: number;
  /** So many of them have been read. */
  read_count: number;
  added_count: number;
  /** Were in all of the places already */
  existing_count: number;
  invalid_count: number;
  created_at: Instant;
  finished_at: InstantOrNull;
};

export type PhonebookNumbersCount = {
  /** Distinct numbers. */
  total: number;
  /** All four operators, of the distinct numbers. */
  by_operator: {
    operator: Operator;
    count: number;
    reachable: number;
  }[];
  blacklisted: number;
  /** Of those that are not blacklisted. */
  opted_out: number;
  reachable: number;
  reachable_by_advertising: number;
  /** What several phonebooks share. Left out for one phonebook and for a segment. */
  overlap?: {
    /** Distinct numbers that stand in more than one. */
    in_several: number;
    /** Phonebooks that share numbers, the largest ten first. Empty for more than ten phonebooks. */
    pairs: {
      /** Titles of the two. */
      phonebooks: string[];
      count: number;
    }[];
  };
};

/** @example مشتریان تهران */
export type PhonebookTitle = string;

export type PropertyChange = {
  id: Id;
  value: PropertyText | null;
};

/** Contacts whose value lies from `from` to `to`, both included, or of a text begins with `begins`, whatever keyboard wrote it. With nothing but the id those that have any value. */
export type PropertyFilter = {
  id: Id;
  begins?: PropertyText;
  from?: PropertyText;
  to?: PropertyText;
};

/**
 * What a text with variables calls it; unique without regard to small and capital letters.
 * @example city
 */
export type PropertyLatinTitle = string;

/**
 * A text of at most 200 characters, a day as YYYY-MM-DD, or a whole number of at most 14 digits, as the property's type wants it.
 * @example تهران
 */
export type PropertyText = string;

/** @example شهر */
export type PropertyTitle = string;

export type PropertyType = "string" | "date" | "int";

export type PropertyValue = {
  id: Id;
  value: PropertyText;
};

export type Segment = {
  id: Id;
  /** @example مشتریان ویژهٔ تهران */
  title: string;
  filters: ContactFilters;
  /** It asks for a phonebook, a tag or a property that is gone. */
  broken: boolean;
  created_at: Instant;
  updated_at: Instant;
};

/** @example مشتریان ویژهٔ تهران */
export type SegmentTitle = string;

/** send: nothing is sent to the number; receive: what it sends is not shown; cancel_11: no advertising is sent to it, because its owner asked for it. */
export type SuppressedKind = "send" | "receive" | "cancel_11";

export type SuppressedNumber = {
  mobile_ref?: NumberRef;
  mobile: PersonNumber;
  name: ContactName | null;
  /** Of cancel-11: the line to which its owner wrote. */
  line: string | null;
  /** Of cancel-11: what its owner wrote; empty for a role that does not read it. */
  message: string | null;
  created_at: Instant;
};

export type Tag = {
  id: Id;
  /** @example مشتری ویژه */
  title: string;
  contacts_count: number;
  created_at: Instant;
};

export type TagChoice = {
  id: Id;
  /** @example مشتری ویژه */
  title: string;
};

/** @example مشتری ویژه */
export type TagTitle = string;

export interface ContactsSchemas {
  AddedNumbers: AddedNumbers;
  BegunContactsJob: BegunContactsJob;
  Contact: Contact;
  ContactBulk: ContactBulk;
  ContactFilters: ContactFilters;
  ContactName: ContactName;
  ContactProperty: ContactProperty;
  ContactSelection: ContactSelection;
  ContactsFile: ContactsFile;
  DeletedCount: DeletedCount;
  Gender: Gender;
  ImportColumn: ImportColumn;
  ImportField: ImportField;
  ImportKnown: ImportKnown;
  ListedProperty: ListedProperty;
  NumberAsGiven: NumberAsGiven;
  Phonebook: Phonebook;
  PhonebookChoice: PhonebookChoice;
  PhonebookCode: PhonebookCode;
  PhonebookImport: PhonebookImport;
  PhonebookNumbersCount: PhonebookNumbersCount;
  PhonebookTitle: PhonebookTitle;
  PropertyChange: PropertyChange;
  PropertyFilter: PropertyFilter;
  PropertyLatinTitle: PropertyLatinTitle;
  PropertyText: PropertyText;
  PropertyTitle: PropertyTitle;
  PropertyType: PropertyType;
  PropertyValue: PropertyValue;
  Segment: Segment;
  SegmentTitle: SegmentTitle;
  SuppressedKind: SuppressedKind;
  SuppressedNumber: SuppressedNumber;
  Tag: Tag;
  TagChoice: TagChoice;
  TagTitle: TagTitle;
}

export interface ContactsOperations {
  /** All phonebooks, in short, to choose from. */
  listPhonebookChoices: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All of them, at most 1,000, by title. */
      200: JsonAnswer<{
        data: {
          items: PhonebookChoice[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Makes an empty phonebook.
   * An account has at most 1,000. Titles are unique without regard to keyboards, half-spaces and small letters.
   */
  createPhonebook: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      title: PhonebookTitle;
      code?: PhonebookCode;
    }>;
    responses: {
      /** The new phonebook. */
      200: JsonAnswer<{
        data: Phonebook;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Puts numbers on a blacklist.
   * One that is there keeps its date. Cancel-11 is refused: only the people themselves put their numbers there.
   */
  addSuppressedNumbers: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      kind: SuppressedKind;
      numbers: NumberAsGiven[];
    }>;
    responses: {
      /** What became of each number. */
      200: JsonAnswer<{
        data: AddedNumbers;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Takes numbers off a blacklist.
   * Numbers that are not there (any more) do not matter. Cancel-11 is refused: it is what the people themselves asked for.
   */
  removeSuppressedNumbers: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      kind: SuppressedKind;
      numbers: NumberAsGiven[];
    }>;
    responses: {
      /** How many. */
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
   * Numbers of one of the three lists, newest first.
   * Counted, and to be turned over, up to 10,000; find more by filters.
   */
  listSuppressedNumbers: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      kind: SuppressedKind;
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        /** A mobile number in any accepted spelling, or the beginning of one. */
        number?: string;
        from_date?: Instant;
        to_date?: Instant;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: SuppressedNumber[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes phonebooks.
   * Ids that are not there (any more) do not matter. The contacts stay, unless `with_contacts` asks to delete those that stand in no other phonebook.
   */
  deletePhonebooks: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids: Id[];
      /** @default false */
      with_contacts?: boolean;
    }>;
    responses: {
      /** How many phonebooks. */
      200: JsonAnswer<{
        data: {
          deleted_count: number;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Phonebooks, by title. */
  listPhonebooks: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        /** Somewhere in the title. */
        title?: string;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Phonebook[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Puts numbers into phonebooks.
   * A number that is no contact yet becomes one. A known contact keeps what it has and takes what it lacks; with `replace` it takes whatever is given. The same call twice changes nothing.
   */
  addContacts: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** May be empty; they are contacts all the same. */
      phonebook_ids: Id[];
      /** Put on all of them. */
      tag_ids?: Id[];
      /** @default false */
      replace?: boolean;
      contacts: {
        number: NumberAsGiven;
        name?: ContactName;
        gender?: Gender;
        birth_date?: Day;
        properties?: PropertyValue[];
      }[];
    }>;
    responses: {
      /** What became of each number. */
      200: JsonAnswer<{
        data: AddedNumbers;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins to put all numbers of an uploaded file into phonebooks.
   * It is done in the background; `phonebooks/numbers/import` tells how far it is. The same file twice changes nothing.
   */
  addUploadToPhonebooks: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      phonebook_ids: Id[];
      upload_id: Id;
    }>;
    responses: {
      /** Begun. */
      200: JsonAnswer<{
        data: PhonebookImport;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Puts many contacts into a phonebook or a tag on them, or takes them out or off.
   * With `phonebook_id` or `tag_id`, as the action wants it. Can be undone for a day.
   */
  changeContactsInBulk: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      action: "add_to_phonebook" | "remove_from_phonebook" | "add_tag" | "remove_tag";
      selection: ContactSelection;
      phonebook_id?: Id;
      tag_id?: Id;
    }>;
    responses: {
      /** How far it is; `done` when there are at most 1,000 of them, otherwise a job goes on. */
      200: JsonAnswer<{
        data: ContactBulk;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Puts many contacts on a blacklist.
   * Can be undone for a day.
   */
  blacklistContactsInBulk: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      kind: "send" | "receive";
      selection: ContactSelection;
    }>;
    responses: {
      /** How far it is; `done` when there are at most 1,000 of them, otherwise a job goes on. */
      200: JsonAnswer<{
        data: ContactBulk;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes many contacts.
   * Can be undone for a day: contacts come back with their phonebooks and tags.
   */
  deleteContactsInBulk: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      selection: ContactSelection;
    }>;
    responses: {
      /** How far it is; `done` when there are at most 1,000 of them, otherwise a job goes on. */
      200: JsonAnswer<{
        data: ContactBulk;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** What was done to many contacts in the last day, newest first; at most ten. */
  listContactBulks: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The changes. */
      200: JsonAnswer<{
        data: {
          items: ContactBulk[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Undoes what was done to many contacts.
   * What has been changed since then stays. Only what one may do can be undone.
   */
  undoContactBulk: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
    }>;
    responses: {
      /** How far it is; `done` when there are at most 1,000 of them, otherwise a job goes on. */
      200: JsonAnswer<{
        data: ContactBulk;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** One contact. */
  getContact: {
    parameters: {
      query: {
        contact_id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Contact;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Contacts; newest first, within a phonebook by number.
   * Counted, and to be turned over, up to 10,000; find more by filters.
   */
  listContacts: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** These alone; filters do not matter then. What is gone, or is beyond the caller's reach, is left out. */
      ids?: Id[];
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: ContactFilters;
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Contact[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * How many people phonebooks hold together, and how many of them a send reaches.
   * A number that stands in several counts once. `reachable` leaves out the send blacklist, `reachable_by_advertising` also who has cancelled (cancel-11).
   */
  countPhonebookNumbers: {
    parameters: {
      query: {
        /** Ids with commas between them, at most 100. */
        phonebook_ids: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The counts. */
      200: JsonAnswer<{
        data: PhonebookNumbersCount;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes contacts, or takes them out of one phonebook.
   * Ids that are not there (any more) do not matter. With `phonebook_id` the contacts stay and only leave this phonebook.
   */
  deleteContacts: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids: Id[];
      phonebook_id?: Id;
    }>;
    responses: {
      /** How many. */
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
   * Begins to write contacts into a file.
   * A job does it: follow it by `jobs`, and download its file when it is done. Those of `ids`, or all that the filters find, by number, with tags, phonebooks and active properties; a text that looks like a formula stays text. The file is kept for seven days.
   */
  exportContacts: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      selection: ContactSelection;
      /** @default xlsx */
      format?: "xlsx" | "csv";
    }>;
    responses: {
      /** The job. */
      200: JsonAnswer<{
        data: BegunContactsJob;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** How far a file has come into phonebooks. */
  getPhonebookImport: {
    parameters: {
      query: {
        import_id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: PhonebookImport;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Takes a file of contacts, and tells what stands in it.
   * xlsx, or csv and txt in UTF-8, UTF-16 or Windows-1256, by its content whatever its name says: at most 1,000,000 rows of 100 columns and 64 megabytes. All of it is read before the answer, so what cannot be read is refused whole. Kept for 24 hours; nothing is imported until `phonebooks/numbers/import-new` is told which column is what.
   */
  uploadContactsFile: {
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
      /** Its first rows, and what each column seems to hold. */
      200: JsonAnswer<{
        data: ContactsFile;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins to make contacts of an uploaded file.
   * A job does it: follow it by `jobs`. One column must be the mobile number; several that are the name are put together. A row with a cell that cannot be read is left out whole, and comes back in the file of the job with the reason. Days may be Jalali or Gregorian. The same file twice changes nothing.
   */
  importContacts: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      file_id: FileId;
      /** Whether the first row holds titles. */
      has_header: boolean;
      /** Those that are taken; the others are left out. */
      columns: ImportColumn[];
      known: ImportKnown;
      /** All rows come into them. */
      phonebook_ids?: Id[];
      /** Put on all rows. */
      tag_ids?: Id[];
    }>;
    responses: {
      /** The job. */
      200: JsonAnswer<{
        data: BegunContactsJob;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** All tags of contacts, by title; at most 200. */
  listTags: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The tags. */
      200: JsonAnswer<{
        data: {
          items: Tag[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Makes a tag. */
  createTag: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      title: TagTitle;
    }>;
    responses: {
      /** The tag. */
      200: JsonAnswer<{
        data: Tag;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes tags; the contacts stay.
   * Ids that are not there (any more) do not matter.
   */
  deleteTags: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids: Id[];
    }>;
    responses: {
      /** How many. */
      200: JsonAnswer<{
        data: DeletedCount;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Gives a tag another title. */
  updateTag: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      title: TagTitle;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Tag;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Changes a contact.
   * What is not given stays; null takes a value away. `phonebook_ids` are all in which it stands from now on, `tag_ids` all that it has; of its properties only those given change.
   */
  updateContact: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      /** One that was answered masked leaves the number as it is. */
      number?: NumberAsGiven;
      name?: ContactName | null;
      gender?: Gender | null;
      birth_date?: Day | null;
      /** The one that was read; when the contact has changed since then this change is refused. */
      version?: number;
      phonebook_ids?: Id[];
      tag_ids?: Id[];
      properties?: PropertyChange[];
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Contact;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** What is asked of each contact, those of the system first; at most 53. */
  listPropertyChoices: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The active properties. */
      200: JsonAnswer<{
        data: {
          items: ContactProperty[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Makes a property of contacts.
   * Its type stays for ever, because values are kept by it.
   */
  createProperty: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      title: PropertyTitle;
      latin_title: PropertyLatinTitle;
      type: PropertyType;
    }>;
    responses: {
      /** The property. */
      200: JsonAnswer<{
        data: ListedProperty;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes properties.
   * One of which contacts have values is refused, unless `with_values` says that these may go, too.
   */
  deleteProperties: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids: Id[];
      /** @default false */
      with_values?: boolean;
    }>;
    responses: {
      /** How many. */
      200: JsonAnswer<{
        data: DeletedCount;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Properties of contacts, those of the system first, then as they were made. */
  listProperties: {
    parameters: NoParameters;
    requestBody: JsonBody<{
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
          items: ListedProperty[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Changes a property’s titles, or whether it is asked for. */
  updateProperty: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      title?: PropertyTitle;
      latin_title?: PropertyLatinTitle;
      active?: boolean;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: ListedProperty;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Saved filters over contacts, by title; at most 100. */
  listSegments: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The segments. */
      200: JsonAnswer<{
        data: {
          items: Segment[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Saves filters under a name. */
  createSegment: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      title: SegmentTitle;
      filters: ContactFilters;
    }>;
    responses: {
      /** The segment. */
      200: JsonAnswer<{
        data: Segment;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** How many people a segment, or filters, find now, and how many of them a send reaches. */
  countSegment: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id?: Id;
      filters?: ContactFilters;
    }>;
    responses: {
      /** The counts. */
      200: JsonAnswer<{
        data: PhonebookNumbersCount;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes segments; the contacts stay.
   * Ids that are not there (any more) do not matter.
   */
  deleteSegments: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids: Id[];
    }>;
    responses: {
      /** How many. */
      200: JsonAnswer<{
        data: DeletedCount;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Gives a segment another name or other filters. */
  updateSegment: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      title?: SegmentTitle;
      filters?: ContactFilters;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Segment;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Gives a phonebook another title or code.
   * What is not given stays; `code: null` takes the code away.
   */
  updatePhonebook: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      title?: PhonebookTitle;
      code?: PhonebookCode | null;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Phonebook;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface ContactsPaths {
  "/phonebooks": { get: ContactsOperations["listPhonebookChoices"]; post: ContactsOperations["createPhonebook"] };
  "/phonebooks/blacklist/add-list": { post: ContactsOperations["addSuppressedNumbers"] };
  "/phonebooks/blacklist/delete-list": { post: ContactsOperations["removeSuppressedNumbers"] };
  "/phonebooks/blacklist/list": { post: ContactsOperations["listSuppressedNumbers"] };
  "/phonebooks/delete-list": { post: ContactsOperations["deletePhonebooks"] };
  "/phonebooks/list-new": { post: ContactsOperations["listPhonebooks"] };
  "/phonebooks/numbers/add-list-new": { post: ContactsOperations["addContacts"] };
  "/phonebooks/numbers/add-upload": { post: ContactsOperations["addUploadToPhonebooks"] };
  "/phonebooks/numbers/bulk": { post: ContactsOperations["changeContactsInBulk"] };
  "/phonebooks/numbers/bulk-blacklist": { post: ContactsOperations["blacklistContactsInBulk"] };
  "/phonebooks/numbers/bulk-delete": { post: ContactsOperations["deleteContactsInBulk"] };
  "/phonebooks/numbers/bulk/list": { get: ContactsOperations["listContactBulks"] };
  "/phonebooks/numbers/bulk/undo": { post: ContactsOperations["undoContactBulk"] };
  "/phonebooks/numbers/contact": { get: ContactsOperations["getContact"] };
  "/phonebooks/numbers/contact-list": { post: ContactsOperations["listContacts"] };
  "/phonebooks/numbers/count": { get: ContactsOperations["countPhonebookNumbers"] };
  "/phonebooks/numbers/delete-list": { post: ContactsOperations["deleteContacts"] };
  "/phonebooks/numbers/export": { post: ContactsOperations["exportContacts"] };
  "/phonebooks/numbers/import": { get: ContactsOperations["getPhonebookImport"] };
  "/phonebooks/numbers/import-file": { post: ContactsOperations["uploadContactsFile"] };
  "/phonebooks/numbers/import-new": { post: ContactsOperations["importContacts"] };
  "/phonebooks/numbers/tags": { get: ContactsOperations["listTags"]; post: ContactsOperations["createTag"] };
  "/phonebooks/numbers/tags/delete-list": { post: ContactsOperations["deleteTags"] };
  "/phonebooks/numbers/tags/update": { post: ContactsOperations["updateTag"] };
  "/phonebooks/numbers/update-new": { post: ContactsOperations["updateContact"] };
  "/phonebooks/options": { get: ContactsOperations["listPropertyChoices"]; post: ContactsOperations["createProperty"] };
  "/phonebooks/options/delete-list": { post: ContactsOperations["deleteProperties"] };
  "/phonebooks/options/list-new": { post: ContactsOperations["listProperties"] };
  "/phonebooks/options/update": { post: ContactsOperations["updateProperty"] };
  "/phonebooks/segments": { get: ContactsOperations["listSegments"]; post: ContactsOperations["createSegment"] };
  "/phonebooks/segments/count": { post: ContactsOperations["countSegment"] };
  "/phonebooks/segments/delete-list": { post: ContactsOperations["deleteSegments"] };
  "/phonebooks/segments/update": { post: ContactsOperations["updateSegment"] };
  "/phonebooks/update": { post: ContactsOperations["updatePhonebook"] };
}
