import { styled } from '../theme/styled';
import { media, radius, size, space, tone } from '../tokens';

/** The browser's own list of choices, in the lines around a table. */
export const SmallSelect = styled('select')({
  minBlockSize: size.control - space[2],
  minInlineSize: 0,
  paddingInline: space[2],
  border: `1px solid ${tone.outline}`,
  borderRadius: radius.small,
  background: tone.surface,
  color: tone.ink,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  [media.touch]: { minBlockSize: size.touch },
});
