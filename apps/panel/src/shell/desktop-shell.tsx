import { styled } from '@mui/material/styles';
import { media, radius, size, space, tone } from '@peyk/shared-ui';
import { Outlet } from 'react-router';
import { HeaderBar } from './header-bar';
import { ImpersonationStrip } from './impersonation-strip';
import { SideMenu } from './side-menu';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${size.sideMenu}px minmax(0, 1fr)`,
  minBlockSize: '100dvh',
});
const Side = styled('div')({ position: 'sticky', insetBlockStart: 0, blockSize: '100dvh' });
const Page = styled('div')({ minInlineSize: 0 });
const Content = styled('main')({
  maxInlineSize: size.content,
  marginInline: 'auto',
  padding: space[6],
  '&:focus': { outline: 'none' },
  [media.still]: { scrollBehavior: 'auto' },
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

/** Side menu, header and content beside each other. */
export function DesktopShell() {
  return (
    <Frame>
      <SkipLink href="#content">رفتن به محتوا</SkipLink>
      <Side>
        <SideMenu />
      </Side>
      <Page>
        <ImpersonationStrip />
        <HeaderBar />
        <Content id="content" tabIndex={-1}>
          <Outlet />
        </Content>
      </Page>
    </Frame>
  );
}
