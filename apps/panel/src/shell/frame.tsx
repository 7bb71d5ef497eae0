import { useAppSelector } from '@peyk/shared-store';
import { media, radius, size, space, styled, tone, useIsMobile } from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import { Outlet } from 'react-router';
import { BannerSlot } from '../banners/banner-slot';
import { OfflineStrip } from '../offline/offline-strip';
import { UpdateStrip } from '../offline/update-strip';
import { BottomBar } from './bottom-bar';
import { HeaderBar } from './header-bar';
import { ImpersonationStrip } from './impersonation-strip';
import { MobileHeader } from './mobile-header';
import { PageFooter } from './page-footer';
import { SideMenu } from './side-menu';
import { StorageStrip } from './storage-strip';
import { TOP_HEIGHT, useTopHeight } from './use-top-height';

const SecondFactorStrip = lazy(() => import('./second-factor-strip'));

const Root = styled('div')({
  minBlockSize: '100dvh',
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: `${size.sideMenu}px minmax(0, 1fr)`,
    gridTemplateRows: 'auto 1fr',
    '&[data-folded]': { gridTemplateColumns: `${size.sideRail}px minmax(0, 1fr)` },
  },
  [media.narrow]: { gridTemplateColumns: `${size.sideRail}px minmax(0, 1fr)` },
  [media.mobile]: {
    paddingBlockEnd: `calc(${size.bottomBar}px + env(safe-area-inset-bottom))`,
  },
});
const Top = styled('div')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 30,
  gridColumn: '1 / -1',
  minInlineSize: 0,
});
/** As high as the window without what stands above: with a banner there is less of it. */
const heightBelowTop = `calc(100dvh - ${TOP_HEIGHT})`;
const Side = styled('div')({ position: 'sticky', insetBlockStart: TOP_HEIGHT, blockSize: heightBelowTop });
const Page = styled('div')({ minInlineSize: 0, [media.desktop]: { minBlockSize: heightBelowTop } });
const OnlyHeard = styled('div')({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
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
  const folded = useAppSelector((state) => state.preferences.menuFolded);
  const title = useAppSelector((state) => state.layout.page.title);
  const needsSecondFactor = useAppSelector((state) => state.session.user?.needsSecondFactor === true);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const measureTop = useTopHeight(root);
  const banner = <BannerSlot place="top" />;
  return (
    <Root ref={setRoot} data-folded={folded || undefined}>
      <SkipLink href="#content">رفتن به محتوا</SkipLink>
      {/* A page changes without a reload: who cannot see it hears its name. */}
      <OnlyHeard aria-live="polite">{title}</OnlyHeard>
      {/* On a small window a banner goes out of the way with the page; what must not be missed stays. */}
      {isMobile && banner}
      <Top ref={measureTop}>
        {!isMobile && banner}
        <ImpersonationStrip />
        <Suspense fallback={null}>{needsSecondFactor && <SecondFactorStrip />}</Suspense>
        <StorageStrip />
        <OfflineStrip />
        <UpdateStrip />
      </Top>
      {!isMobile && (
        <Side>
          <SideMenu />
        </Side>
      )}
      <Page>
        {isMobile ? <MobileHeader /> : <HeaderBar />}
        <Content id="content" tabIndex={-1}>
          <BannerSlot place="page" />
          <Outlet />
        </Content>
      </Page>
      {isMobile && <PageFooter otherwise={<BottomBar />} />}
    </Root>
  );
}
