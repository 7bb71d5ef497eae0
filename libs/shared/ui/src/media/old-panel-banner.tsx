import { IconButton } from '../actions/icon-button';
import { Icon } from '../icons/icon';
import { styled } from '../theme/styled';
import { font, media, radius, size, space, tone } from '../tokens';
import { safeLink } from './safe-link';

const Root = styled('section')({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.touch,
  paddingInline: `${space[4]}px ${space[2]}px`,
  background: tone.saffronSoft,
  color: tone.ink,
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.card,
  // It stands above the page's own content, which must not touch it.
  marginBlockEnd: space[4],
  fontSize: font.caption,
  '& > svg': { color: tone.saffronText },
});
const Words = styled('p')({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space[1],
  // A line of its own, as high as a finger needs.
  [media.touch]: { '& > a': { display: 'flex', alignItems: 'center', minBlockSize: size.touch } },
});

interface OldPanelBannerProps {
  /** Where the panel before this one is. */
  readonly link: string;
  /** The person has read it. Whether it comes again is the caller's to remember. */
  readonly onClose: () => void;
}

/** Points users to an old panel, and can be closed. Draws nothing when the link could run something. */
export function OldPanelBanner({ link, onClose }: OldPanelBannerProps) {
  const href = safeLink(link);
  if (href === null) return null;
  return (
    <Root aria-label="پنل قدیمی">
      <Icon name="info" size={18} />
      <Words>
        به پنل تازهٔ پیک خوش آمدید. اگر به پنل قدیمی نیاز دارید،{' '}
        <a href={href} target="_blank" rel="noopener noreferrer">
          از اینجا به پنل قدیمی بروید
        </a>
      </Words>
      <IconButton icon="close" label="بستن پیام پنل قدیمی" onClick={onClose} />
    </Root>
  );
}
