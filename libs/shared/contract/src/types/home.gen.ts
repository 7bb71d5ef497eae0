/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { ErrorResponse, Id, Instant, JsonAnswer, Meta, NoParameters, Page } from './common.gen';

export type Banner = {
  id: Id;
  /** What a click does. 1 opens the popup, 2 the link in this window, 3 the link in a new one. */
  action: 1 | 2 | 3;
  mainFiles: BannerFiles;
  popupFiles: null | BannerFiles;
};

export type BannerFiles = {
  /** Address of the picture for narrow windows. */
  mobile: string | null;
  /** Address of the picture for wide windows. */
  desktop: string | null;
  /** Format: uri-reference */
  link: string | null;
  /** What the picture says, in words. */
  alt: string;
};

export type BannerList = Banner[];

/** Keys are types. 1 is the strip above every page and 4 the strip on the home page: one picture, the first. 2 is the carousel at the top of the home page, 3 the one below it. */
export type BannersByType = {
  1?: BannerList;
  2?: BannerList;
  3?: BannerList;
  4?: BannerList;
};

export type News = {
  id: Id;
  title: string;
  /** Plain text; lines are paragraphs. */
  body: string;
  /** Format: uri */
  link: string | null;
  pinned: boolean;
  published_at: Instant;
};

export type QuickLink = {
  id: Id;
  title: string;
  /**
   * A page of the panel.
   * @example /reports
   */
  path: string;
  /** A name of the panel's icons; an unknown one is drawn as a link. */
  icon: string;
};

export interface HomeSchemas {
  Banner: Banner;
  BannerFiles: BannerFiles;
  BannerList: BannerList;
  BannersByType: BannersByType;
  News: News;
  QuickLink: QuickLink;
}

export interface HomeOperations {
  /** What is announced in pictures now, grouped by place. */
  listBanners: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** A type without a banner has no key. */
      200: JsonAnswer<{
        data: {
          banners: BannersByType;
          /** Where the panel before this one is; null where there is none. */
          old_panel: null | {
            /** Format: uri */
            link: string;
          };
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** What Peyk's people have to tell, the pinned ones first, then the newest. */
  listNews: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        /** Known name of `limit`; it holds when both are given. */
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: News[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Links to the pages that people go to most. */
  listQuickAccess: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** In the order in which they are shown. */
      200: JsonAnswer<{
        data: {
          items: QuickLink[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface HomePaths {
  "/banners": { get: HomeOperations["listBanners"] };
  "/news/list": { get: HomeOperations["listNews"] };
  "/panel/quick_access": { get: HomeOperations["listQuickAccess"] };
}
