import { lazy, Suspense } from 'react';
import { Skeleton } from '../feedback/skeleton';
import { useIsMobile } from '../layout/use-is-mobile';
import { radius } from '../tokens';
import { shownBanners, type Banner } from './banner';

const Body = lazy(() => import('./banner-carousel-body'));

/** The specification's height of a slide. */
export const BANNER_SLIDE_PX = 192;

interface BannerCarouselProps {
  readonly banners: readonly Banner[];
  /** The name that is read aloud; two carousels of a page have two. */
  readonly label?: string;
  /** How long a slide stays, in milliseconds: 5000 unless told otherwise. */
  readonly intervalMs?: number;
}

/**
 * Banners of every type but 1 and 4: slides of 192 px. It draws nothing where no banner has a picture for this width, and
 * is loaded only where there is one, behind a quiet block of its own size.
 */
export function BannerCarousel({ banners, label = 'اطلاعیه‌ها', intervalMs }: BannerCarouselProps) {
  const isMobile = useIsMobile();
  const shown = shownBanners(banners, isMobile);
  if (shown.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton style={{ blockSize: BANNER_SLIDE_PX, borderRadius: radius.card }} />}>
      <Body banners={shown} isMobile={isMobile} label={label} intervalMs={intervalMs} heightPx={BANNER_SLIDE_PX} />
    </Suspense>
  );
}
