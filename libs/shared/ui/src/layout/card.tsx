import { styled } from '../theme/styled';
import { font, media, radius, space, tone } from '../tokens';
import { ownProps } from '../theme/own-props';

/** A surface with a hairline border: the unit that pages are laid out of. */
export const Card = styled('section')({
  minInlineSize: 0,
  padding: space[5],
  background: tone.surface,
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.card,
  [media.mobile]: { padding: space[4] },
});

/** The heading of a card. */
export const CardTitle = styled('h2')({
  marginBlockEnd: space[4],
  fontSize: font.lead,
  fontWeight: font.bold,
  lineHeight: font.tightLineHeight,
});

/** Things below each other with one distance. `gap` is in steps of four pixels. */
export const Stack = styled(
  'div',
  ownProps('gap', 'row'),
)<{
  gap?: number;
  row?: boolean;
}>(({ gap = 4, row = false }) => ({
  display: 'flex',
  flexDirection: row ? 'row' : 'column',
  flexWrap: row ? 'wrap' : 'nowrap',
  alignItems: row ? 'center' : 'stretch',
  gap: gap * 4,
  minInlineSize: 0,
  // The distance is the stack's: a heading brings none of its own to it.
  '& > h2': { marginBlockEnd: 0 },
}));

/** The quiet second voice: captions and explanations. */
export const Caption = styled('span')({ color: tone.inkSoft, fontSize: font.caption });

/** A number that people care about. */
export const Figure = styled('span')({
  fontSize: font.figure,
  fontWeight: font.bold,
  lineHeight: font.tightLineHeight,
});
