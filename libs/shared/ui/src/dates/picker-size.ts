import { size } from '../tokens';

const ROWS = 6;
const WEEKDAY_ROW = 28;

/** The height of a week on a phone that has no room for more: calendar and clock are seen together without scrolling. */
export const LOW_ROW = 36;
export const LOW_TOUCH = '@media (pointer: coarse) and (max-height: 720px)';

/** What the panel measures, in pixels: the skeleton that stands in for it is as large. */
export const PANEL = {
  width: 312,
  /** Head of the week and six weeks. */
  stage: WEEKDAY_ROW + ROWS * size.control,
  touchStage: WEEKDAY_ROW + ROWS * size.touch,
  lowStage: WEEKDAY_ROW + ROWS * LOW_ROW,
  /** Title, weeks, buttons and what is between. */
  height: 4 + size.control + WEEKDAY_ROW + ROWS * size.control + 8 + size.control,
  /** What the clock adds. */
  timeHeight: 8 + 1 + 4 + 28 + size.control + 28,
} as const;
