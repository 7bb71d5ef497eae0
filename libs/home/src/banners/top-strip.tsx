import { BannerStrip } from '@peyk/shared-ui';
import { useBanners } from './use-banners';

const NONE = [] as const;

/** Banners of type 1: one picture above every page. A banner that cannot be read is nothing that a page should speak of. */
export default function TopStrip() {
  return <BannerStrip banners={useBanners().banners['1'] ?? NONE} />;
}
