import { BrandMark, TilePattern, font, media, size, space, styled, tone } from '@peyk/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { authPaths } from '../auth-paths';
import { messages } from '../messages';
import { ThemeSwitch } from './theme-switch';

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
  minBlockSize: '100dvh',
  [media.mobile]: { position: 'relative', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
});
const Side = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  [media.mobile]: { position: 'static' },
});
const Corner = styled('div')({
  position: 'absolute',
  insetBlockStart: space[4],
  insetInlineStart: space[4],
  color: tone.inkSoft,
  // On the phone it stands on the wall: a notice above the form would lie under it.
  [media.mobile]: { insetInlineStart: 'auto', insetInlineEnd: space[4], zIndex: 1, color: tone.onMenu },
});
const Main = styled('main')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  inlineSize: '100%',
  maxInlineSize: size.form - 120,
  marginInline: 'auto',
  padding: space[6],
  // A fixed beginning instead of the middle: what comes later (a hint, an error) moves nothing above it.
  paddingBlockStart: '24vh',
  '[data-long="true"] &': { maxInlineSize: size.form, paddingBlockStart: space[16] },
  [media.mobile]: { '&, [data-long="true"] &': { paddingBlockStart: space[8] } },
});
const Foot = styled('footer')({
  display: 'flex',
  justifyContent: 'center',
  gap: space[4],
  padding: space[4],
  fontSize: font.caption,
  '& a': { color: tone.inkSoft },
});
const Wall = styled('aside')({
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  overflow: 'hidden',
  padding: space[16],
  background: tone.menu,
  color: tone.onMenu,
  [media.mobile]: {
    position: 'relative',
    blockSize: 'auto',
    order: -1,
    padding: space[6],
    paddingBlockStart: space[8],
    '[data-long="true"] &': { paddingBlock: space[4] },
  },
});
/** The tiles fade towards the words, so that no line runs through a letter. */
const Tiles = styled('div')({
  position: 'absolute',
  inset: 0,
  maskImage: 'linear-gradient(to top, transparent 24%, black 62%)',
  [media.mobile]: { maskImage: 'linear-gradient(270deg, transparent 40%, black)' },
});
const Words = styled('div')({ position: 'relative', display: 'grid', gap: space[3], maxInlineSize: 440 });
const Name = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: font.figure,
  fontWeight: font.bold,
});
const Claim = styled('p')({
  fontSize: font.lead,
  color: tone.onMenuSoft,
  textWrap: 'balance',
  // On the phone a long page has no room for it.
  [media.mobile]: { fontSize: font.caption, '[data-long="true"] &': { display: 'none' } },
});

interface PublicFrameProps {
  /** A page of many fields or much text: it begins higher and is wider. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** The page of everybody who is not signed in: the form beside a wall of tiles, or below it on the phone. */
export function PublicFrame({ isLong = false, children }: PublicFrameProps) {
  return (
    <Page data-long={isLong}>
      <Side>
        <Corner>
          <ThemeSwitch />
        </Corner>
        <Main>{children}</Main>
        <Foot>
          <Link to={authPaths.terms}>{messages.termsLink}</Link>
        </Foot>
      </Side>
      <Wall>
        <Tiles>
          <TilePattern tile={112} strength={0.16} />
        </Tiles>
        <Words>
          <Name>
            <BrandMark size={48} on="menu" />
            پیک
          </Name>
          <Claim>{messages.claim}</Claim>
        </Words>
      </Wall>
    </Page>
  );
}
