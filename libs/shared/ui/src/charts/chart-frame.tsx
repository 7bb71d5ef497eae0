import { Suspense, type ReactNode } from 'react';
import { EmptyFace } from '../feedback/faces';
import { Skeleton } from '../feedback/skeleton';
import { VisuallyHidden } from '../layout/visually-hidden';
import { styled } from '../theme/styled';
import { font, radius, space, tone } from '../tokens';
import { ChartPatterns, dashOf, fillOf, strokeOf } from './chart-looks';
import type { ChartTone } from './chart-data';

const Root = styled('figure')({ position: 'relative', display: 'grid', gap: space[3], minInlineSize: 0 });
const Title = styled('figcaption')({ fontWeight: font.bold });
const Legend = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]}px ${space[5]}px` });
const Entry = styled('li')({ display: 'flex', alignItems: 'center', gap: space[2], fontSize: font.caption });
const Note = styled('span')({ color: tone.inkSoft, unicodeBidi: 'isolate' });

const SWATCH = { width: 20, height: 12 } as const;

export interface LegendEntry {
  readonly key: string;
  readonly label: string;
  readonly tone: ChartTone;
  /** Its number, where the legend can say it. */
  readonly note?: string;
}

interface ChartFrameProps {
  readonly title: string;
  readonly chartId: string;
  readonly legend: readonly LegendEntry[];
  readonly swatch: 'fill' | 'line';
  readonly isEmpty: boolean;
  readonly heightPx: number;
  /** The same numbers for those who do not see the drawing. */
  readonly table: ReactNode;
  /** The drawing, which is loaded when it is needed. */
  readonly children: ReactNode;
}

/**
 * What every chart has around its drawing: a title, a legend in words, the same numbers as a table for screen readers, and
 * a face for when there is nothing to draw. The drawing itself is hidden from screen readers.
 */
export function ChartFrame({ title, chartId, legend, swatch, isEmpty, heightPx, table, children }: ChartFrameProps) {
  return (
    <Root>
      <Title>{title}</Title>
      {isEmpty ? (
        <div style={{ minBlockSize: heightPx, display: 'grid', alignContent: 'center' }}>
          <EmptyFace
            drawing="reports"
            title="هنوز داده‌ای برای نمایش نیست"
            help="با نخستین داده، نمودار اینجا دیده می‌شود."
          />
        </div>
      ) : (
        <>
          <ChartPatterns chartId={chartId} items={legend} />
          <Legend aria-hidden="true">
            {legend.map((entry, index) => (
              <Entry key={entry.key}>
                {swatch === 'fill' ? (
                  <FillSwatch fill={fillOf(chartId, index, entry)} />
                ) : (
                  <LineSwatch stroke={strokeOf(entry)} dash={dashOf(index)} />
                )}
                {entry.label}
                {entry.note !== undefined && <Note>{entry.note}</Note>}
              </Entry>
            ))}
          </Legend>
          <div style={{ blockSize: heightPx, minInlineSize: 0 }}>
            <Suspense fallback={<Skeleton style={{ blockSize: heightPx, borderRadius: radius.field }} />}>
              {children}
            </Suspense>
          </div>
          <VisuallyHidden as="div">{table}</VisuallyHidden>
        </>
      )}
    </Root>
  );
}

function FillSwatch({ fill }: { readonly fill: string }) {
  return (
    <svg {...SWATCH} focusable="false">
      <rect {...SWATCH} rx={3} fill={fill} />
    </svg>
  );
}

function LineSwatch({ stroke, dash }: { readonly stroke: string; readonly dash: string }) {
  return (
    <svg {...SWATCH} focusable="false">
      <path d="M0 6h20" stroke={stroke} strokeWidth={2.5} strokeDasharray={dash} />
    </svg>
  );
}
