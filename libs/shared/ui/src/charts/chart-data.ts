/** The colours of a chart, by meaning: the same as of a status. */
export type ChartTone = 'lapis' | 'turquoise' | 'saffron' | 'pomegranate' | 'quiet';

/** One row of bars, or one line. */
export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  readonly tone: ChartTone;
  /** One for each category, in their order; `null` where nothing is known. */
  readonly values: readonly (number | null)[];
}

/** One part of a whole. */
export interface ChartSlice {
  readonly key: string;
  readonly label: string;
  readonly tone: ChartTone;
  /** Zero or more. */
  readonly value: number;
}

/** What bars and lines share. */
export interface CategoryChartProps {
  /** What the chart shows, as a heading above it and for screen readers. */
  readonly title: string;
  /** What stands along the axis, in reading order: the first one is drawn on the right. */
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly heightPx?: number;
  /** How a value is written in the tooltip and in the table; a plain number otherwise. */
  readonly formatValue?: (value: number) => string;
}

export const CHART_HEIGHT_PX = 280;

/** Whether there is anything to draw: a chart of nothing but gaps and zeros says nothing. */
export function hasValues(series: readonly Pick<ChartSeries, 'values'>[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null && value !== 0));
}
