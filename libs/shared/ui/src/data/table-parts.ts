import { styled } from '@mui/material/styles';
import { focusRing, font, media, motion, shadow, size, space, tabular, tone } from '../tokens';

/** Keeps the shadows of the edges in place while the table scrolls below them. */
export const Frame = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  '--row': `${size.row}px`,
  '&[data-density="compact"]': { '--row': `${size.rowCompact}px`, [media.touch]: { '--row': `${size.row}px` } },
});
export const Scroller = styled('div')({
  overflow: 'auto',
  maxBlockSize: '70vh',
  '&:focus-visible': { ...focusRing, outlineOffset: -2 },
});
export const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: font.caption,
  ...tabular,
  // Widths that do not depend on which of ten thousand rows are drawn at the moment.
  '&[data-windowed="true"]': { tableLayout: 'fixed' },
});

/** Tablets: the columns stand closer, so that the last one is not cut off. */
const sides = {
  paddingInline: space[4],
  [media.narrow]: {
    paddingInline: space[2],
    '&:first-of-type': { paddingInlineStart: space[4] },
    '&:last-of-type': { paddingInlineEnd: space[4] },
  },
  '&[data-narrow="true"]': { inlineSize: size.touch, paddingInline: space[1], textAlign: 'center' },
} as const;

export const HeadCell = styled('th')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  blockSize: 'var(--row)',
  ...sides,
  background: tone.sunken,
  color: tone.inkSoft,
  fontWeight: font.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${tone.hairline}`,
});
export const Line = styled('tr')({
  transition: `background-color ${motion.quick}`,
  '&[data-pressable="true"]': { cursor: 'pointer' },
  '&[data-pressable="true"]:hover, &[data-pressable="true"]:focus-within': { background: tone.lapisSoft },
  '&[data-selected="true"]': { background: tone.turquoiseSoft },
  '&:last-of-type > td': { borderBlockEnd: 0 },
  // Inside the row: a ring around it would be cut off by the edges of the table.
  '&:focus-visible': { ...focusRing, outlineOffset: -2 },
});
export const Cell = styled('td')({
  blockSize: 'var(--row)',
  ...sides,
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${tone.hairline}`,
  'table[data-windowed="true"] &': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
export const Clamp = styled('div')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  minInlineSize: '12ch',
  '&[data-lines="1"]': { WebkitLineClamp: 1 },
  'table[data-windowed="true"] &': { WebkitLineClamp: 1 },
});
export const Item = styled('li')({
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  padding: space[4],
  borderBlockEnd: `1px solid ${tone.hairline}`,
  '&:last-of-type': { borderBlockEnd: 0 },
  '&[data-pressable="true"]': { cursor: 'pointer' },
  '&[data-pressable="true"]:active': { background: tone.lapisSoft },
  '&[data-selected="true"]': { background: tone.turquoiseSoft },
  '& > [data-content]': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
});
/** Says that there is more beyond this edge. */
export const EdgeShade = styled('span')({
  position: 'absolute',
  insetBlock: 0,
  zIndex: 2,
  inlineSize: 1,
  background: tone.hairline,
  boxShadow: shadow.edge,
  pointerEvents: 'none',
  '&[data-edge="start"]': { insetInlineStart: 0 },
  '&[data-edge="end"]': { insetInlineEnd: 0 },
});
