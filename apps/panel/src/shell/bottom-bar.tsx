import { useMayCheck } from '@peyk/shared-store';
import { Icon, font, size, space, styled, tone } from '@peyk/shared-ui';
import { Link, useLocation } from 'react-router';
import { bottomBarEntries, isCurrent } from './navigation';

const Root = styled('nav')({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  blockSize: `calc(${size.bottomBar}px + env(safe-area-inset-bottom))`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: tone.surface,
  borderBlockStart: `1px solid ${tone.hairline}`,
});
const Entry = styled(Link)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  color: tone.inkSoft,
  fontSize: font.caption,
  textDecoration: 'none',
  borderBlockStart: '3px solid transparent',
  '&:focus-visible': { outlineOffset: -4 },
  '&[aria-current]': { color: tone.lapisText, fontWeight: font.bold, borderBlockStartColor: tone.turquoise },
});

/** The four or five places of the phone that the thumb reaches. */
export function BottomBar() {
  const { pathname } = useLocation();
  const may = useMayCheck();
  const entries = bottomBarEntries.filter((entry) => may(entry.permission ?? null));
  return (
    <Root aria-label="منوی اصلی">
      {entries.map((entry) => (
        <Entry key={entry.path} to={entry.path} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
          <Icon name={entry.icon} size={24} />
          {entry.bottomBarLabel}
        </Entry>
      ))}
    </Root>
  );
}
