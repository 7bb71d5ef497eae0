import { PieChart } from '@mui/x-charts/PieChart';
import { OnMui } from '../theme/on-mui';
import { formatPercent } from '../numbers/format-number';
import { fillOf } from './chart-looks';
import type { ChartSlice } from './chart-data';
import { plotWords } from './plot-words';
import { plotStyle } from './plot-style';

interface DonutChartBodyProps {
  readonly chartId: string;
  readonly slices: readonly ChartSlice[];
  readonly total: number;
  readonly heightPx: number;
  readonly formatValue: (value: number) => string;
}

/** The drawing of {@link DonutChart}. */
export default function DonutChartBody({ chartId, slices, total, heightPx, formatValue }: DonutChartBodyProps) {
  return (
    <OnMui>
      <PieChart
        height={heightPx}
        margin={4}
        hideLegend
        localeText={plotWords}
        sx={plotStyle}
        series={[
          {
            innerRadius: '64%',
            cornerRadius: 3,
            // Anticlockwise from the top, as one reads.
            startAngle: 0,
            endAngle: -360,
            data: slices.map((slice, index) => ({
              id: slice.key,
              value: slice.value,
              label: slice.label,
              color: fillOf(chartId, index, slice),
            })),
            valueFormatter: ({ value }: { readonly value: number }) =>
              `${formatValue(value)} (${formatPercent(value, total)})`,
          },
        ]}
      />
    </OnMui>
  );
}
