import type { BannersTable, NewsTable, QuickLinksTable } from './home.tables';
import type { components } from '@peyk/shared-contract';
import type { Selectable } from 'kysely';
import { imageAddress } from './images/image-address';

type Schemas = components['schemas'];

export function presentNews(row: Selectable<NewsTable>): Schemas['News'] {
  const { title, body, link, pinned } = row;
  return { id: String(row.id), title, body, link, pinned, published_at: row.published_at.toISOString() };
}

export function presentQuickLink({ id, title, path, icon }: Selectable<QuickLinksTable>): Schemas['QuickLink'] {
  return { id: String(id), title, path, icon };
}

function presentBanner(row: Selectable<BannersTable>): Schemas['Banner'] {
  return {
    id: String(row.id),
    action: row.action,
    mainFiles: {
      mobile: imageAddress(row.mobile_image),
      desktop: imageAddress(row.desktop_image),
      link: row.link,
      alt: row.alt,
    },
    popupFiles:
      row.action === 1
        ? {
            mobile: imageAddress(row.popup_mobile_image),
            desktop: imageAddress(row.popup_desktop_image),
            link: row.popup_link,
            alt: row.popup_alt ?? row.alt,
          }
        : null,
  };
}

/** Rows in their order; a type without a banner has no key. */
export function presentBanners(rows: readonly Selectable<BannersTable>[]): Schemas['BannersByType'] {
  const grouped: Schemas['BannersByType'] = {};
  for (const row of rows) (grouped[`${row.type}`] ??= []).push(presentBanner(row));
  return grouped;
}
