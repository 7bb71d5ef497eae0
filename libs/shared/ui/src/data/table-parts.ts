import { styled } from '../theme/styled';
import { focusRing, font, media, motion, shadow, size, space, tabular, tone } from '../tokens';

/** Lighter than the ground of a chip, so that the chips of a selected row are still seen. */
const SELECTED = `color-mix(in srgb, ${tone.turquoiseSoft} 55%, ${tone.surface})`;

/** A row that goes unless it is brought back. It can still be read. */
const FADING = { background: tone.sunken, color: tone.inkSoft, textDecoration: 'line-through' } as const;

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
/** Tablets: the columns stand closer, so that the last one is not cut off. */
const sides = {
  paddingInline: space[4],
  [media.narrow]: {
    paddingInline: space[2],
    '&:first-of-type': { paddingInlineStart: space[4] },
    '&:last-of-type': { paddingInlineEnd: space[4] },
  },
  '&[data-narrow]': { inlineSize: size.touch, paddingInline: space[1], textAlign: 'center' },
} as const;

/**
 * The table with all its rows and cells. Those are plain elements: a styled one costs ten times as much to draw, and a quick
 * scroll through ten thousand rows draws a hundred cells in every frame.
 */
export const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: font.caption,
  ...tabular,
  '& > thead > tr > th': {
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
  },
  '& > tbody > tr': {
    transition: `background-color ${motion.quick}`,
    '&[data-pressable]': { cursor: 'pointer' },
    '&[data-pressable]:hover, &[data-pressable]:focus-within': { background: tone.lapisSoft },
    '&[data-selected="true"]': { background: SELECTED },
    '&[data-fading="true"] > td': FADING,
    '&:last-of-type > td': { borderBlockEnd: 0 },
    // Inside the row: a ring around it would be cut off by the edges of the table.
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
  '& > tbody > tr > td': {
    blockSize: 'var(--row)',
    ...sides,
    paddingBlock: space[1],
    borderBlockEnd: `1px solid ${tone.hairline}`,
  },
  // Widths and heights that do not depend on which of ten thousand rows are drawn at the moment.
  '&[data-windowed]': {
    tableLayout: 'fixed',
    '& > tbody > tr > td': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > tbody > tr[aria-hidden] > td': { padding: 0, border: 0 },
  },
  '& [data-lines]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    minInlineSize: '12ch',
  },
  '& [data-lines="1"], &[data-windowed] [data-lines]': { WebkitLineClamp: 1, whiteSpace: 'normal' },
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
  '&[data-selected="true"]': { background: SELECTED },
  '&[data-fading="true"]': FADING,
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
