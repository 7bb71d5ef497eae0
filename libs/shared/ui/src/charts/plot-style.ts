import { font, tone } from '../tokens';

/** How every drawing of the kit looks: our type, our colours, hairlines for its grid. */
export const plotStyle = {
  '& text': { fontFamily: font.family },
  // The axis brings its own ink, written later than this and as strong: one class more makes ours stronger.
  '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: tone.inkSoft },
  '& .MuiChartsAxis-root .MuiChartsAxis-line, & .MuiChartsAxis-root .MuiChartsAxis-tick': { stroke: tone.outline },
  '& .MuiChartsGrid-line': { stroke: tone.hairline },
  '& .MuiChartsAxisHighlight-root': { stroke: tone.inkSoft, fill: tone.inkSoft },
  '& .MuiPieArc-root': { stroke: tone.surface, strokeWidth: 2 },
} as const;

/** Given as a property and not in a style, because the library measures with it which labels have room. */
export const tickLabelStyle = { fontFamily: font.family, fontSize: 13 } as const;

/**
 * The smallest room between two words of an axis, written as a negative number: on a reversed axis the library (9.17)
 * takes the gap away where it should add it.
 */
export const REVERSED_TICK_GAP_PX = -12;

const EDGE_PX = 8;
/** Room for half a word beyond the far end of the axis. */
const HALF_WORD_PX = 32;

/** The library knows the physical sides only; the axis begins on the right. */
export const plotMargin = { top: EDGE_PX, bottom: 0, right: EDGE_PX, left: HALF_WORD_PX };
