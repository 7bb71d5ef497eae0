import { useAppSelector } from '@peyk/shared-store';
import { Spinner, media, size, styled, tone } from '@peyk/shared-ui';

const Root = styled('div')({
  minBlockSize: '100dvh',
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: `${size.sideMenu}px minmax(0, 1fr)`,
    '&[data-folded]': { gridTemplateColumns: `${size.sideRail}px minmax(0, 1fr)` },
  },
  [media.narrow]: { gridTemplateColumns: `${size.sideRail}px minmax(0, 1fr)` },
});
const Side = styled('div')({ background: tone.menu, [media.mobile]: { display: 'none' } });
const Head = styled('div')({
  blockSize: size.header,
  background: tone.surface,
  borderBlockEnd: `1px solid ${tone.hairline}`,
  [media.mobile]: { blockSize: size.mobileHeader },
});

/**
 * What stands there until the shell has come: its own outline, as in the static page before, so that on a slow line
 * nothing that was painted goes away again. The word for loading stands where the page will be.
 */
export function ShellFallback() {
  const folded = useAppSelector((state) => state.preferences.menuFolded);
  return (
    <Root data-folded={folded || undefined}>
      <Side />
      <div>
        <Head />
        <Spinner />
      </div>
    </Root>
  );
}
