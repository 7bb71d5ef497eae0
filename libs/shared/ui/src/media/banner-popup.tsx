import { Button } from '../actions/button';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Dialog } from '../overlays/dialog';
import { styled } from '../theme/styled';
import { radius, tone } from '../tokens';
import { pictureOf, type BannerFiles } from './banner';
import { safeLink } from './safe-link';

const Picture = styled('img')({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '65dvh',
  objectFit: 'contain',
  borderRadius: radius.field,
  background: tone.sunken,
});

interface BannerPopupProps {
  readonly files: BannerFiles;
  readonly isMobile: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The popup of a banner: a picture that leads to the popup's link, in a new tab so that work in the panel is kept. */
export function BannerPopup({ files, isMobile, open, onClose }: BannerPopupProps) {
  const link = safeLink(files.link);
  const picture = (
    <Picture
      src={pictureOf(files, isMobile) ?? pictureOf(files, !isMobile) ?? undefined}
      alt={files.alt}
      decoding="async"
    />
  );
  return (
    <Dialog
      open={open}
      title={files.alt === '' ? 'اطلاعیه' : files.alt}
      onClose={onClose}
      actions={<Button onClick={onClose}>بستن</Button>}
    >
      {link === null ? (
        picture
      ) : (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {picture}
          <VisuallyHidden> (در زبانهٔ تازه باز می‌شود)</VisuallyHidden>
        </a>
      )}
    </Dialog>
  );
}
