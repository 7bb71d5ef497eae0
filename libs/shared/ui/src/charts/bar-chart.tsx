import { lazy, useId } from 'react';
import { afterFonts } from './after-fonts';
import { CategoryTable } from './category-table';
import { CHART_HEIGHT_PX, hasValues, type CategoryChartProps } from './chart-data';
import { ChartFrame } from './chart-frame';

const Body = lazy(() => afterFonts(import('./bar-chart-body')));

interface BarChartProps extends CategoryChartProps {
  /** The series of one category stand on each other, because together they are a whole. */
  readonly stacked?: boolean;
}

/** Bars over categories, from right to left. */
export function BarChart({ heightPx = CHART_HEIGHT_PX, stacked = false, ...data }: BarChartProps) {
  const chartId = useId();
  return (
    <ChartFrame
      title={data.title}
      chartId={chartId}
      legend={data.series}
      swatch="fill"
      isEmpty={!hasValues(data.series)}
      heightPx={heightPx}
      table={<CategoryTable {...data} />}
    >
      <Body {...data} chartId={chartId} heightPx={heightPx} stacked={stacked} />
    </ChartFrame>
  );
}
