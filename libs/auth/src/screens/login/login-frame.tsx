import { styled } from '@mui/material/styles';
import { BrandMark, TilePattern, font, media, size, space, tone } from '@peyk/shared-ui';
import type { ReactNode } from 'react';

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
  minBlockSize: '100dvh',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
});
const Main = styled('main')({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  inlineSize: '100%',
  maxInlineSize: size.form - 120,
  marginInline: 'auto',
  padding: space[6],
  // A fixed beginning instead of the middle: what comes later (a hint, an error) moves nothing above it.
  paddingBlockStart: '24vh',
  [media.mobile]: { paddingBlockStart: space[8] },
});
const Wall = styled('aside')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  overflow: 'hidden',
  padding: space[16],
  background: tone.menu,
  color: tone.onMenu,
  [media.mobile]: { order: -1, padding: space[6], paddingBlockStart: space[8] },
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
  [media.mobile]: { fontSize: font.caption },
});

/** The page of signing in: the form beside a wall of tiles, or below it on the phone. */
export function LoginFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Page>
      <Main>{children}</Main>
      <Wall>
        <Tiles>
          <TilePattern tile={112} strength={0.16} />
        </Tiles>
        <Words>
          <Name>
            <BrandMark size={48} on="menu" />
            پیک
          </Name>
          <Claim>پیامک انبوه، از نوشتن تا رسیدن؛ هر پیام و هر ریال پیش چشم شماست.</Claim>
        </Words>
      </Wall>
    </Page>
  );
}

const Head = styled('header')({ display: 'grid', gap: space[1] });
const Title = styled('h1')({ fontSize: font.heading, fontWeight: font.bold, lineHeight: font.tightLineHeight });
const Help = styled('p')({ color: tone.inkSoft });

/** What this step asks for. */
export function StepHead({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Head>
      <Title>{title}</Title>
      <Help>{children}</Help>
    </Head>
  );
}
