import type { Generated } from 'kysely';

/** `0040-home.sql`. */
export interface NewsTable {
  id: Generated<bigint>;
  title: string;
  body: string;
  link: string | null;
  pinned: Generated<boolean>;
  published_at: Date;
}

export interface QuickLinksTable {
  id: Generated<bigint>;
  title: string;
  path: string;
  icon: string;
  position: number;
}

export interface BannerImagesTable {
  hash: string;
  media_type: 'image/png' | 'image/jpeg' | 'image/webp';
  bytes: Buffer;
}

export interface BannersTable {
  id: Generated<bigint>;
  type: 1 | 2 | 3 | 4;
  position: number;
  action: 1 | 2 | 3;
  link: string | null;
  alt: string;
  desktop_image: string;
  mobile_image: string | null;
  popup_link: string | null;
  popup_alt: string | null;
  popup_desktop_image: string | null;
  popup_mobile_image: string | null;
  starts_at: Date;
  ends_at: Date | null;
}

declare module '@peyk/server-database' {
  interface Database {
    news: NewsTable;
    quick_links: QuickLinksTable;
    banner_images: BannerImagesTable;
    banners: BannersTable;
  }
}
