import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { BannerCarousel, BannerStrip, hasBannerStrip, radius, useIsMobile } from '@peyk/shared-ui';
import { bannersQuery } from '../../api/list-banners';

const Rounded = styled('div')({ borderRadius: radius.card, overflow: 'hidden' });

/** What stands at the head of the home page: the strip of type 4 above the carousel of type 2. */
export function HeadBanners() {
  const { data } = useQuery(bannersQuery());
  const isMobile = useIsMobile();
  if (data === undefined) return null;
  const { '4': strip = [], '2': slides = [] } = data.banners;
  return (
    <>
      {hasBannerStrip(strip, isMobile) && (
        <Rounded>
          <BannerStrip banners={strip} />
        </Rounded>
      )}
      {slides.length > 0 && <BannerCarousel banners={slides} />}
    </>
  );
}

/** The carousel of type 3, at the foot of the home page. */
export function FootBanners() {
  const { data } = useQuery(bannersQuery());
  const slides = data?.banners['3'] ?? [];
  return slides.length > 0 ? <BannerCarousel banners={slides} /> : null;
}
