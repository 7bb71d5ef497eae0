import { styled } from '@mui/material/styles';
import { PageSlotTarget, media, radius, size, space, tone, useIsMobile } from '@peyk/shared-ui';
import { Outlet } from 'react-router';
import { BottomBar } from './bottom-bar';
import { HeaderBar } from './header-bar';
import { ImpersonationStrip } from './impersonation-strip';
import { MobileHeader } from './mobile-header';
import { SideMenu } from './side-menu';

const Root = styled('div')({
  minBlockSize: '100dvh',
  [media.desktop]: { display: 'grid', gridTemplateColumns: `${size.sideMenu}px minmax(0, 1fr)` },
  [media.narrow]: { gridTemplateColumns: `${size.sideRail}px minmax(0, 1fr)` },
  [media.mobile]: { paddingBlockEnd: `calc(${size.bottomBar}px + env(safe-area-inset-bottom))` },
});
const Side = styled('div')({ position: 'sticky', insetBlockStart: 0, blockSize: '100dvh' });
const Page = styled('div')({ minInlineSize: 0 });
const Content = styled('main')({
  maxInlineSize: size.content,
  marginInline: 'auto',
  padding: space[6],
  '&:focus': { outline: 'none' },
  [media.still]: { scrollBehavior: 'auto' },
  [media.mobile]: { padding: space[4] },
});
const SkipLink = styled('a')({
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: 50,
  padding: space[2],
  borderRadius: radius.field,
  background: tone.surface,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});

/**
 * What stands around the page: on the desktop the side menu and a header, on the phone a header and the bottom bar. The
 * page has one place in the tree for both, so that a window that becomes narrower, or a phone that is turned, keeps what
 * is open and typed in it.
 */
export function Frame() {
  const isMobile = useIsMobile();
  return (
    <Root>
      <SkipLink href="#content">رفتن به محتوا</SkipLink>
      {!isMobile && (
        <Side>
          <SideMenu />
        </Side>
      )}
      <Page>
        {isMobile ? <MobileHeader /> : <HeaderBar />}
        <ImpersonationStrip />
        <Content id="content" tabIndex={-1}>
          <Outlet />
        </Content>
        {isMobile && <PageSlotTarget name="footer" />}
      </Page>
      {isMobile && <BottomBar />}
    </Root>
  );
}
