import { tone } from '../tokens';
import type { ChartTone } from './chart-data';

/** The legible ones of each hue: they stand off every ground of both themes by more than 3:1. */
const tones: Readonly<Record<ChartTone, string>> = {
  lapis: tone.lapisText,
  turquoise: tone.turquoiseText,
  saffron: tone.saffronText,
  pomegranate: tone.pomegranateText,
  quiet: tone.inkSoft,
};

const TILE = 8;

/** Drawn in the colour of the ground over the colour of the series, so that series differ without their colours, too. */
const marks: readonly (string | null)[] = [
  null,
  'M-2 2 2-2M0 8 8 0M6 10 10 6',
  'M0 2H8M0 6H8',
  'M2 0V8M6 0V8',
  'M4 2v4M2 4h4',
];

/** Dashes of lines, for the same reason. */
const dashes: readonly string[] = ['none', '7 4', '2 4', '10 4 2 4', '14 4'];

interface Patterned {
  readonly key: string;
  readonly tone: ChartTone;
}

/** The fill of the series or slice of that index: a colour, or its pattern from {@link ChartPatterns}. */
export function fillOf(chartId: string, index: number, { key, tone: name }: Patterned): string {
  return marks[index % marks.length] === null ? tones[name] : `url(#${patternId(chartId, key)})`;
}

/** The colour of the line of a series. */
export function strokeOf({ tone: name }: Patterned): string {
  return tones[name];
}

export function dashOf(index: number): string {
  return dashes[index % dashes.length] ?? 'none';
}

function patternId(chartId: string, key: string): string {
  return `${chartId}-${key}`.replace(/[^\w-]/g, '_');
}

/** The patterns of a chart. They must be in the page for as long as anything is filled with them. */
export function ChartPatterns({ chartId, items }: { readonly chartId: string; readonly items: readonly Patterned[] }) {
  return (
    <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <defs>
        {items.map((item, index) => {
          const mark = marks[index % marks.length];
          return mark === null || mark === undefined ? null : (
            <pattern
              key={item.key}
              id={patternId(chartId, item.key)}
              width={TILE}
              height={TILE}
              patternUnits="userSpaceOnUse"
            >
              <rect width={TILE} height={TILE} fill={tones[item.tone]} />
              <path d={mark} stroke={tone.surface} strokeWidth={1.75} fill="none" />
            </pattern>
          );
        })}
      </defs>
    </svg>
  );
}
