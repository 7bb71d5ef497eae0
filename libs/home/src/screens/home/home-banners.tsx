import { useKept } from '@peyk/shared-store';
import {
  BANNER_SLIDE_PX,
  BannerCarousel,
  BannerStrip,
  Skeleton,
  hasBannerStrip,
  radius,
  styled,
  useIsMobile,
} from '@peyk/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { useBanners } from '../../banners/use-banners';
import { messages } from '../../messages';

const Rounded = styled('div')({ borderRadius: radius.card, overflow: 'hidden' });

/** What stands at the head of the home page: the strip of type 4 above the carousel of type 2. */
export function HeadBanners() {
  const { banners, isPending } = useBanners();
  const isMobile = useIsMobile();
  const [hadSlides, keepHadSlides] = useKept('home-slides', (stored) => stored !== false, 'hint');
  const { '4': strip = [], '2': slides = [] } = banners;
  const hasSlides = slides.length > 0;
  const remember = useEffectEvent((has: boolean) => {
    if (has !== hadSlides) keepHadSlides(has);
  });
  useEffect(() => {
    if (!isPending) remember(hasSlides);
  }, [isPending, hasSlides]);
  // Where there were slides the last time their place is kept, so that the page does not move when they come.
  if (isPending)
    return hadSlides ? <Skeleton style={{ blockSize: BANNER_SLIDE_PX, borderRadius: radius.card }} /> : null;
  return (
    <>
      {hasBannerStrip(strip, isMobile) && (
        <Rounded>
          <BannerStrip banners={strip} />
        </Rounded>
      )}
      {hasSlides && <BannerCarousel banners={slides} />}
    </>
  );
}

/** The carousel of type 3, at the foot of the home page. */
export function FootBanners() {
  const slides = useBanners().banners['3'] ?? [];
  return slides.length > 0 ? <BannerCarousel banners={slides} label={messages.otherBanners} /> : null;
}
