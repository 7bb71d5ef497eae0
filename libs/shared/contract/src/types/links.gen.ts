/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type {
  ErrorResponse,
  Id,
  Instant,
  JsonAnswer,
  JsonBody,
  Meta,
  NoParameters,
  Page,
  PerPage,
  PersonNumber,
} from './common.gen';

export type LinkOpen = {
  /** Its place in the send, as `report/recipients` tells it. */
  n: number;
  number: PersonNumber;
  opened_count: number;
  first_at: Instant;
  last_at: Instant;
};

export type TrackedLink = {
  /** Its place among the links of the text, from 0. */
  position: number;
  /** Where it leads to. */
  url: string;
  /** Openings by people. */
  opened_count: number;
  /** Recipients who have opened it. */
  people_count: number;
  /** Openings by programs. */
  scanned_count: number;
};

export interface LinksSchemas {
  LinkOpen: LinkOpen;
  TrackedLink: TrackedLink;
}

export interface LinksOperations {
  /**
   * The short links of a send and how often each was opened.
   * For a send with `track_links`; for others there are none. Programs that look at links by themselves (previews of messengers, scanners for viruses) are counted apart.
   */
  getTrackedLinks: {
    parameters: {
      query: {
        send_id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The links in the order of the text. */
      200: JsonAnswer<{
        data: {
          items: TrackedLink[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Who has opened a short link of a send, in the order of the send. */
  listLinkOpens: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      send_id: Id;
      /** The place of the link in the text. */
      position: number;
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
          items: LinkOpen[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface LinksPaths {
  "/panel/link_tracker": { get: LinksOperations["getTrackedLinks"] };
  "/panel/link_tracker/recipients": { post: LinksOperations["listLinkOpens"] };
}
