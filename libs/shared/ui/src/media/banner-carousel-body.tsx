import { useState } from 'react';
import type { Banner } from './banner';
import { BannerPicture } from './banner-picture';
import { Carousel } from './carousel';

interface BannerCarouselBodyProps {
  /** Those that have a picture for this width; at least one. */
  readonly banners: readonly Banner[];
  readonly isMobile: boolean;
  readonly label: string;
  readonly intervalMs?: number;
  readonly heightPx: number;
}

/** What {@link BannerCarousel} loads when there is something to show. */
export default function BannerCarouselBody({
  banners,
  isMobile,
  label,
  intervalMs,
  heightPx,
}: BannerCarouselBodyProps) {
  const [isPopupOpen, setIsPopupOpen] = useState(false);
  return (
    <Carousel
      label={label}
      count={banners.length}
      heightPx={heightPx}
      intervalMs={intervalMs}
      held={isPopupOpen}
      slide={(index) => {
        const banner = banners[index];
        if (banner === undefined) return null;
        return <BannerPicture banner={banner} isMobile={isMobile} lazy={index > 0} onPopup={setIsPopupOpen} />;
      }}
    />
  );
}
