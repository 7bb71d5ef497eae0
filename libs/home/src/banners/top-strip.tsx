import { useQuery } from '@tanstack/react-query';
import { BannerStrip } from '@peyk/shared-ui';
import { bannersQuery } from '../api/list-banners';

const NONE = [] as const;

/** Banners of type 1: one picture above every page. A banner that cannot be read is nothing that a page should speak of. */
export default function TopStrip() {
  const { data } = useQuery(bannersQuery());
  return <BannerStrip banners={data?.banners['1'] ?? NONE} />;
}
