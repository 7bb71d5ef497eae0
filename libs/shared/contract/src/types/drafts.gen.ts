/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { ErrorResponse, Id, Instant, JsonAnswer, JsonBody, Meta, NoParameters, Page, PerPage } from './common.gen';

export type DeletedDrafts = {
  deleted_count: number;
};

export type Draft = {
  id: Id;
  group_id: Id;
  /** @example سلام، به فروشگاه ما خوش آمدید. */
  text: string;
  created_at: Instant;
  updated_at: Instant;
};

export type DraftCounts = {
  groups_count: number;
  /** @example 20 */
  groups_limit: number;
  drafts_count: number;
  /** @example 200 */
  drafts_limit: number;
};

export type DraftGroup = {
  id: Id;
  /** @example خوشامد */
  title: string;
  drafts_count: number;
  created_at: Instant;
};

/** @example خوشامد */
export type DraftGroupTitle = string;

/**
 * At most 1,400 UTF-16 units, as texts of sends are counted.
 * @example سلام، به فروشگاه ما خوش آمدید.
 */
export type DraftText = string;

export interface DraftsSchemas {
  DeletedDrafts: DeletedDrafts;
  Draft: Draft;
  DraftCounts: DraftCounts;
  DraftGroup: DraftGroup;
  DraftGroupTitle: DraftGroupTitle;
  DraftText: DraftText;
}

export interface DraftsOperations {
  /**
   * Keeps a text to be sent again and again.
   * An account has at most 200.
   */
  createDraft: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      group_id: Id;
      text: DraftText;
    }>;
    responses: {
      /** The new draft. */
      200: JsonAnswer<{
        data: Draft;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes drafts.
   * Ids that are not there (any more) do not matter.
   */
  deleteDrafts: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids: Id[];
    }>;
    responses: {
      /** How many. */
      200: JsonAnswer<{
        data: DeletedDrafts;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** How many groups and drafts there are, and may be. */
  countDrafts: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The counts. */
      200: JsonAnswer<{
        data: DraftCounts;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Makes an empty group.
   * An account has at most 20. Titles are unique without regard to keyboards, spaces and small letters.
   */
  createDraftGroup: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      title: DraftGroupTitle;
    }>;
    responses: {
      /** The new group. */
      200: JsonAnswer<{
        data: DraftGroup;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes a group with its drafts.
   * With `expected_count` only if it holds as many: a person agrees to the number that was shown. A group that is not there (any more) does not matter.
   */
  deleteDraftGroup: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      expected_count?: number;
    }>;
    responses: {
      /** How many drafts. */
      200: JsonAnswer<{
        data: DeletedDrafts;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** All groups of drafts, by title. */
  listDraftGroups: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All of them, at most 20. */
      200: JsonAnswer<{
        data: {
          items: DraftGroup[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Gives a group another title. */
  updateDraftGroup: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      title: DraftGroupTitle;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: DraftGroup;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Drafts, newest first. */
  listDrafts: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        group_id?: Id;
        /** Somewhere in the text. */
        text?: string;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Draft[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Gives a draft another text, or moves it to another group.
   * What is not given stays.
   */
  updateDraft: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      group_id?: Id;
      text?: DraftText;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Draft;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface DraftsPaths {
  "/user/draft/create": { post: DraftsOperations["createDraft"] };
  "/user/draft/delete": { post: DraftsOperations["deleteDrafts"] };
  "/user/draft/group/count": { get: DraftsOperations["countDrafts"] };
  "/user/draft/group/create": { post: DraftsOperations["createDraftGroup"] };
  "/user/draft/group/delete": { post: DraftsOperations["deleteDraftGroup"] };
  "/user/draft/group/list": { get: DraftsOperations["listDraftGroups"] };
  "/user/draft/group/update": { post: DraftsOperations["updateDraftGroup"] };
  "/user/draft/list": { post: DraftsOperations["listDrafts"] };
  "/user/draft/update": { post: DraftsOperations["updateDraft"] };
}
