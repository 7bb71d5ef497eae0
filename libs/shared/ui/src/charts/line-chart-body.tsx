import { LineChart as MuiLineChart } from '@mui/x-charts/LineChart';
import { OnMui } from '../theme/on-mui';
import { formatCompact } from '../numbers/format-compact';
import { formatNumber } from '../numbers/format-number';
import { dashOf, strokeOf } from './chart-looks';
import type { CategoryChartProps } from './chart-data';
import { plotWords } from './plot-words';
import { plotMargin, plotStyle, REVERSED_TICK_GAP_PX, tickLabelStyle } from './plot-style';

const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star'] as const;

/** Beyond this many points a mark and a tick for each of them is only noise. */
const MARKED_POINTS = 31;

interface LineChartBodyProps extends CategoryChartProps {
  readonly heightPx: number;
}

/** The drawing of {@link LineChart}. */
export default function LineChartBody({
  categories,
  series,
  heightPx,
  formatValue = formatNumber,
}: LineChartBodyProps) {
  const isDense = categories.length > MARKED_POINTS;
  const dashed = series.map(({ key }, index) => ({
    [`& .MuiLineChart-line[data-series="${key}"], & .MuiLineElement-root[data-series="${key}"]`]: {
      strokeDasharray: dashOf(index),
    },
  }));
  return (
    <OnMui>
      <MuiLineChart
        height={heightPx}
        margin={plotMargin}
        hideLegend
        localeText={plotWords}
        grid={{ horizontal: true }}
        sx={[plotStyle, ...dashed]}
        // Reading begins on the right, and so does the axis.
        xAxis={[
          {
            id: 'category',
            data: categories,
            scaleType: 'point',
            disableTicks: isDense,
            reverse: true,
            // As high as our letters: words that are higher than the axis are left out, all of them.
            height: 'auto',
            tickLabelStyle,
            tickLabelMinGap: REVERSED_TICK_GAP_PX,
          },
        ]}
        yAxis={[
          { position: 'right', width: 'auto', tickLabelStyle, valueFormatter: formatCompact, min: 0, tickMinStep: 1 },
        ]}
        series={series.map((one, index) => ({
          id: one.key,
          data: one.values,
          label: one.label,
          color: strokeOf(one),
          shape: SHAPES[index % SHAPES.length],
          showMark: !isDense,
          // A curve would invent values between the days.
          curve: 'linear' as const,
          valueFormatter: (value: number | null) => (value === null ? 'نامعلوم' : formatValue(value)),
        }))}
      />
    </OnMui>
  );
}
