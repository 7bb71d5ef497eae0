import { font, tone } from '../tokens';

/** How every drawing of the kit looks: our type, our colours, hairlines for its grid. */
export const plotStyle = {
  '& text': { fontFamily: font.family },
  '& .MuiChartsAxis-tickLabel': { fill: tone.inkSoft },
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: tone.outline },
  '& .MuiChartsGrid-line': { stroke: tone.hairline },
  '& .MuiPieArc-root': { stroke: tone.surface, strokeWidth: 2 },
} as const;

/** Given as a property and not in a style, because the library measures with it which labels have room. */
export const tickLabelStyle = { fontFamily: font.family, fontSize: 13 } as const;

/**
 * The smallest room between two words of an axis, written as a negative number: on a reversed axis the library (9.17)
 * takes the gap away where it should add it.
 */
export const REVERSED_TICK_GAP_PX = -12;

/** Room for half a label beyond both ends of the axis. */
export const plotMargin = { top: 8, bottom: 0, right: 8, left: 32 };
