import { layoutEvents, useAppDispatch, useAppSelector } from '@peyk/shared-store';
import {
  Icon,
  PageSlotTarget,
  VisuallyHidden,
  font,
  media,
  motion,
  radius,
  size,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { BannerSlot } from '../banners/banner-slot';
import { Keys } from '../shortcuts/keys';
import { paletteKeys } from '../shortcuts/palette-keys';
import { CreditBox } from './credit-box';
import { HeaderRoot, HeaderTitle } from './header-look';
import { ThemeSwitch } from './theme-switch';
import { UserMenu } from './user-menu';

/** Below this width the page's title needs the room more than the words in the search button. */
const COMPACT = '@media (max-width: 1199.98px)';

const Root = styled(HeaderRoot)({ gap: space[4], blockSize: size.header, paddingInline: space[6] });
const Title = styled(HeaderTitle)({
  fontSize: font.title,
  lineHeight: font.tightLineHeight,
  [media.narrow]: { flex: '1 1 auto' },
});
const Search = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  blockSize: size.control,
  paddingInline: space[3],
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.field,
  background: tone.ground,
  color: tone.inkSoft,
  fontSize: font.caption,
  cursor: 'pointer',
  transition: `border-color ${motion.quick}`,
  '&:hover': { borderColor: tone.outline },
  // Where there is little room the drawing is enough; the name stays, unseen.
  [COMPACT]: {
    position: 'relative',
    inlineSize: size.control,
    justifyContent: 'center',
    padding: 0,
    '& > :not(svg)': { position: 'absolute', inlineSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

/** Where I am, what I may do here, what I can spend, and who I am. */
export function HeaderBar() {
  const dispatch = useAppDispatch();
  const title = useAppSelector((state) => state.layout.page.title);
  return (
    <Root>
      <Title>{title}</Title>
      <PageSlotTarget name="actions" />
      <Search
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => dispatch(layoutEvents.overlayOpened('palette'))}
      >
        <Icon name="search" size={18} />
        <span>
          جستجو<VisuallyHidden> در صفحه‌ها و کارها</VisuallyHidden>
        </span>
        <span aria-hidden="true">
          <Keys keys={paletteKeys()} />
        </span>
      </Search>
      <BannerSlot place="header" />
      <CreditBox />
      <ThemeSwitch />
      <UserMenu />
    </Root>
  );
}
