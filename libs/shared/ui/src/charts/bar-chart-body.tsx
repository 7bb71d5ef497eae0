import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart';
import { useIsMobile } from '../layout/use-is-mobile';
import { OnMui } from '../theme/on-mui';
import { formatCompact } from '../numbers/format-compact';
import { formatNumber } from '../numbers/format-number';
import { fillOf } from './chart-looks';
import type { CategoryChartProps } from './chart-data';
import { plotWords } from './plot-words';
import { plotMargin, plotStyle, REVERSED_TICK_GAP_PX, tickLabelStyle } from './plot-style';
import { wrapName } from './wrap-name';

interface BarChartBodyProps extends CategoryChartProps {
  readonly chartId: string;
  readonly heightPx: number;
  readonly stacked: boolean;
}

/** The drawing of {@link BarChart}. */
export default function BarChartBody(props: BarChartBodyProps) {
  const { chartId, categories, series, heightPx, stacked, formatValue = formatNumber } = props;
  const isMobile = useIsMobile();
  // The bars of one category stand from left to right whatever the axis does; a stack grows upwards in the given order.
  const inOrder = series.map((one, index) => ({ one, index }));
  const inDrawingOrder = stacked ? inOrder : inOrder.toReversed();
  return (
    <OnMui>
      <MuiBarChart
        height={heightPx}
        margin={plotMargin}
        hideLegend
        localeText={plotWords}
        borderRadius={4}
        grid={{ horizontal: true }}
        sx={plotStyle}
        // Reading begins on the right, and so does the axis.
        xAxis={[
          {
            id: 'category',
            data: categories,
            scaleType: 'band',
            reverse: true,
            // As high as our letters: words that are higher than the axis are left out, all of them.
            height: 'auto',
            tickLabelStyle,
            tickLabelMinGap: REVERSED_TICK_GAP_PX,
            // The list of names beside the drawing, and what a press tells, have them whole.
            valueFormatter: (name: string, { location }) => (isMobile && location === 'tick' ? wrapName(name) : name),
          },
        ]}
        yAxis={[
          { position: 'right', width: 'auto', tickLabelStyle, valueFormatter: formatCompact, min: 0, tickMinStep: 1 },
        ]}
        series={inDrawingOrder.map(({ one, index }) => ({
          id: one.key,
          data: one.values,
          label: one.label,
          color: fillOf(chartId, index, one),
          valueFormatter: (value: number | null) => (value === null ? 'نامعلوم' : formatValue(value)),
          ...(stacked && { stack: 'all' }),
        }))}
      />
    </OnMui>
  );
}
