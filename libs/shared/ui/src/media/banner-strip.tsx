import { useIsMobile } from '../layout/use-is-mobile';
import { shownBanners, type Banner } from './banner';
import { BannerPicture } from './banner-picture';
import { styled } from '../theme/styled';

/** The specification's height of a single static image. */
const BANNER_STRIP_PX = 60;

const Root = styled('section')({ blockSize: BANNER_STRIP_PX, overflow: 'hidden' });

/** Whether a strip would draw something: the shell's content is lower where it does. */
export function hasBannerStrip(banners: readonly Banner[], isMobile: boolean): boolean {
  return shownBanners(banners.slice(0, 1), isMobile).length > 0;
}

/** Banners of types 1 and 4: one static image, the first banner only, 60 px tall. */
export function BannerStrip({ banners }: { readonly banners: readonly Banner[] }) {
  const isMobile = useIsMobile();
  const [banner] = banners;
  if (banner === undefined || !hasBannerStrip(banners, isMobile)) return null;
  return (
    <Root aria-label="اطلاعیه">
      <BannerPicture banner={banner} isMobile={isMobile} />
    </Root>
  );
}
