import { size } from '../tokens';

const ROWS = 6;
const WEEKDAY_ROW = 28;

/** What the panel measures, in pixels: the skeleton that stands in for it is as large. */
export const PANEL = {
  width: 312,
  /** Head of the week and six weeks. */
  stage: WEEKDAY_ROW + ROWS * size.control,
  touchStage: WEEKDAY_ROW + ROWS * size.touch,
  /** Title, weeks, buttons and what is between. */
  height: 4 + size.control + WEEKDAY_ROW + ROWS * size.control + 8 + size.control,
  /** What the clock adds. */
  timeHeight: 8 + 1 + 4 + 28 + size.control + 28,
} as const;
