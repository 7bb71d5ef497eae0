import type { Handlers } from '@peyk/server-http';
import { listPage } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import { presentBanners, presentNews, presentQuickLink } from './home.presenter';
import { countNews, listNewsRows, listQuickLinkRows, listShownBanners } from './home.repository';

export interface HomeDependencies {
  /** Where the panel before this one is; people may still need it. */
  oldPanelUrl?: string | undefined;
}

/** The operations of `openapi/paths/home.yaml`. */
export function createHomeHandlers({
  oldPanelUrl,
}: HomeDependencies): Handlers<'listNews' | 'listQuickAccess' | 'listBanners'> {
  return {
    listNews: async ({ db, clock }, { query }) => {
      const paging = pagingOf(query);
      const now = clock.now();
      const { items, ...place } = await listPage({
        paging,
        rows: () => listNewsRows(db, now, paging),
        count: () => countNews(db, now),
      });
      return { data: { items: items.map(presentNews), paging: place } };
    },
    listQuickAccess: async ({ db }) => ({ data: { items: (await listQuickLinkRows(db)).map(presentQuickLink) } }),
    listBanners: async ({ db, clock }) => ({
      data: {
        banners: presentBanners(await listShownBanners(db, clock.now())),
        old_panel: oldPanelUrl === undefined ? null : { link: oldPanelUrl },
      },
    }),
  };
}
