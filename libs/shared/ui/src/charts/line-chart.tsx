import { lazy, useId } from 'react';
import { afterFonts } from './after-fonts';
import { CategoryTable } from './category-table';
import { CHART_HEIGHT_PX, hasValues, type CategoryChartProps } from './chart-data';
import { ChartFrame } from './chart-frame';

const Body = lazy(() => afterFonts(import('./line-chart-body')));

/** Lines over time, from right to left. Where a value is not known the line has a gap. */
export function LineChart({ heightPx = CHART_HEIGHT_PX, ...data }: CategoryChartProps) {
  const chartId = useId();
  return (
    <ChartFrame
      title={data.title}
      chartId={chartId}
      legend={data.series}
      swatch="line"
      isEmpty={!hasValues(data.series)}
      heightPx={heightPx}
      table={<CategoryTable {...data} />}
    >
      <Body {...data} heightPx={heightPx} />
    </ChartFrame>
  );
}
