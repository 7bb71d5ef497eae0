import { Suspense, lazy, useState } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import { styled } from '../theme/styled';
import { focusRing, font, space, tone } from '../tokens';
import { pictureOf, type Banner } from './banner';
import { safeLink } from './safe-link';

const BannerPopup = /* @__PURE__ */ lazy(async () => ({ default: (await import('./banner-popup')).BannerPopup }));

const Picture = styled('img')({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // Behind a picture that is on its way.
  background: tone.sunken,
});
/** In the place of a picture that did not come: its words still say what there is to say. */
const Words = styled('span')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: space[4],
  background: tone.sunken,
  color: tone.ink,
  fontWeight: font.medium,
  lineHeight: font.tightLineHeight,
  textAlign: 'center',
  overflow: 'hidden',
});
const FILL = {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  // Inside, because what is around cuts everything off.
  '&:focus-visible': { ...focusRing, outlineOffset: -4 },
} as const;
const Link = styled('a')(FILL);
const Press = styled('button')(FILL);

interface BannerPictureProps {
  readonly banner: Banner;
  readonly isMobile: boolean;
  /** Fetch the picture only when it comes near. */
  readonly lazy?: boolean;
  readonly onPopup?: (open: boolean) => void;
}

/** The picture of a banner and what a click on it does: a popup, the link here, or the link in a new tab. */
export function BannerPicture({ banner, isMobile, lazy = false, onPopup }: BannerPictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const { action, mainFiles, popupFiles } = banner;
  const link = safeLink(mainFiles.link);
  const address = pictureOf(mainFiles, isMobile) ?? undefined;
  const picture =
    failed === address ? (
      <Words>{mainFiles.alt}</Words>
    ) : (
      <Picture
        src={address}
        alt={mainFiles.alt}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        draggable={false}
        onError={() => setFailed(address ?? null)}
      />
    );
  const turnPopup = (open: boolean) => {
    setIsOpen(open);
    onPopup?.(open);
  };

  if (action === 1 && popupFiles !== null) {
    return (
      <>
        <Press type="button" aria-haspopup="dialog" onClick={() => turnPopup(true)}>
          {picture}
        </Press>
        <Suspense fallback={null}>
          {isOpen && <BannerPopup files={popupFiles} isMobile={isMobile} open onClose={() => turnPopup(false)} />}
        </Suspense>
      </>
    );
  }
  if (action === 1 || link === null) return picture;
  if (action === 2) {
    return (
      <Link href={link} draggable={false}>
        {picture}
      </Link>
    );
  }
  return (
    <Link href={link} target="_blank" rel="noopener noreferrer" draggable={false}>
      {picture}
      <VisuallyHidden> (در زبانهٔ تازه باز می‌شود)</VisuallyHidden>
    </Link>
  );
}
