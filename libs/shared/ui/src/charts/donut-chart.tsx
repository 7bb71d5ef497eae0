import { lazy, useId } from 'react';
import { formatNumber, formatPercent } from '../numbers/format-number';
import { styled } from '../theme/styled';
import { font, space, tone } from '../tokens';
import { afterFonts } from './after-fonts';
import { CHART_HEIGHT_PX, type ChartSlice } from './chart-data';
import { ChartFrame } from './chart-frame';

const Body = lazy(() => afterFonts(import('./donut-chart-body')));

const Ring = styled('div')({ position: 'relative', blockSize: '100%' });
const Centre = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[1],
  pointerEvents: 'none',
  fontSize: font.title,
  fontWeight: font.bold,
  lineHeight: font.tightLineHeight,
  '& > small': { color: tone.inkSoft, fontSize: font.caption, fontWeight: font.regular },
});

interface DonutChartProps {
  readonly title: string;
  /** The parts of the whole. Those of zero stand in the legend and the table only. */
  readonly slices: readonly ChartSlice[];
  /** What the whole is, under its number in the middle: «پیام». */
  readonly unit: string;
  readonly heightPx?: number;
  readonly formatValue?: (value: number) => string;
}

/** The parts of a whole as a ring, with the whole in its middle and every number in its legend. */
export function DonutChart(props: DonutChartProps) {
  const { title, slices, unit, heightPx = CHART_HEIGHT_PX, formatValue = formatNumber } = props;
  const chartId = useId();
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const share = (value: number) => formatPercent(value, total);
  return (
    <ChartFrame
      title={title}
      chartId={chartId}
      legend={slices.map((slice) => ({ ...slice, note: `${formatValue(slice.value)} (${share(slice.value)})` }))}
      swatch="fill"
      isEmpty={total <= 0}
      heightPx={heightPx}
      table={
        <table>
          <caption>{title}</caption>
          <tbody>
            {slices.map(({ key, label, value }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{formatValue(value)}</td>
                <td>{share(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      <Ring>
        <Body chartId={chartId} slices={slices} total={total} heightPx={heightPx} formatValue={formatValue} />
        <Centre aria-hidden="true">
          {formatValue(total)}
          <small>{unit}</small>
        </Centre>
      </Ring>
    </ChartFrame>
  );
}
