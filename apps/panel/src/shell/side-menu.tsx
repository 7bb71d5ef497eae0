import type { CSSObject } from '@emotion/react';
import { preferencesEvents, useAppDispatch, useAppSelector, useMayCheck } from '@peyk/shared-store';
import { BrandMark, Icon, TilePattern, font, media, motion, radius, size, space, styled, tone } from '@peyk/shared-ui';
import { Link, useLocation } from 'react-router';
import { EntryBadge } from './entry-badge';
import { allowedGroups, isCurrent, menuGroups, type MenuGroup } from './navigation';

/** The styles of the narrow rail: where the window has little room, and where the person has folded the menu. */
const whereRail = (rail: CSSObject) => ({ [media.narrow]: rail, '[data-folded] &': rail });

const Root = styled('nav')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  blockSize: '100%',
  overflowY: 'auto',
  paddingBlock: space[4],
  paddingInline: space[3],
  background: tone.menu,
  color: tone.onMenu,
  ...whereRail({ paddingInline: space[2] }),
});
const Brand = styled(Link)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBlockEnd: space[5],
  paddingInline: space[2],
  color: 'inherit',
  fontSize: font.title,
  fontWeight: font.bold,
  textDecoration: 'none',
  borderRadius: radius.field,
  ...whereRail({ flexDirection: 'column', gap: space[1], fontSize: font.lead }),
});
const GroupTitle = styled('h2')({
  position: 'relative',
  marginBlockStart: space[5],
  marginBlockEnd: space[1],
  paddingInline: space[3],
  color: tone.onMenuSoft,
  fontSize: font.caption,
  fontWeight: font.regular,
  ...whereRail({ paddingInline: 0, textAlign: 'center' }),
});
const lineStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: 'none',
  minBlockSize: size.touch,
  paddingInline: space[3],
  borderRadius: radius.field,
  color: tone.onMenuSoft,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
  ...whereRail({
    flexDirection: 'column',
    justifyContent: 'center',
    gap: space[1],
    paddingBlock: space[2],
    paddingInline: space[1],
    fontSize: font.caption,
    textAlign: 'center',
  }),
  '&:hover': { background: tone.menuCurrent, color: tone.onMenu },
  '&:focus-visible': { outlineColor: tone.onMenu, outlineOffset: -2 },
} as const;
const Entry = styled(Link)({
  ...lineStyles,
  '&[aria-current]': { background: tone.menuCurrent, color: tone.onMenu, fontWeight: font.medium },
  // What is open is marked in turquoise, and by weight and ground for those who do not see it.
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlock: space[3],
    inlineSize: 3,
    borderRadius: radius.pill,
    background: tone.turquoise,
  },
});
const Fold = styled('button')({
  ...lineStyles,
  marginBlockStart: 'auto',
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  textAlign: 'start',
  // A window with little room has nothing to unfold into.
  [media.narrow]: { display: 'none' },
});
const Foot = styled('div')({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 220,
  pointerEvents: 'none',
  maskImage: 'linear-gradient(to top, black, transparent)',
});

/** The way to every domain, in lapis. */
export function SideMenu({ groups = menuGroups }: { readonly groups?: readonly MenuGroup[] }) {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const may = useMayCheck();
  const folded = useAppSelector((state) => state.preferences.menuFolded);
  return (
    <Root aria-label="منوی اصلی">
      <Foot>
        <TilePattern tile={64} strength={0.12} />
      </Foot>
      <Brand to="/dashboard">
        <BrandMark on="menu" />
        پیک
      </Brand>
      {allowedGroups(groups, may).map(({ group, title, entries }) => (
        <div key={group}>
          {title !== null && <GroupTitle>{title}</GroupTitle>}
          {entries.map((entry) => (
            <Entry key={entry.path} to={entry.path} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
              <Icon name={entry.icon} />
              {entry.label}
              {entry.count !== undefined && <EntryBadge count={entry.count} />}
            </Entry>
          ))}
        </div>
      ))}
      <Fold
        type="button"
        aria-expanded={!folded}
        onClick={() => dispatch(preferencesEvents.menuFolded({ folded: !folded }))}
      >
        <Icon name={folded ? 'chevronNext' : 'chevronPrevious'} />
        {folded ? 'باز کردن' : 'جمع کردن منو'}
      </Fold>
    </Root>
  );
}
