import type { CSSProperties } from 'react';
import { formatNumber, formatPercent } from '../numbers/format-number';
import { styled } from '../theme/styled';
import { font, radius, space, tone } from '../tokens';

export type SegmentTone = 'idle' | 'lapis' | 'turquoise' | 'saffron' | 'pomegranate' | 'ink' | 'doubt';

export interface Segment {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly tone: SegmentTone;
}

const fills: Readonly<Record<SegmentTone, string>> = {
  idle: tone.idle,
  lapis: tone.lapis,
  turquoise: tone.turquoise,
  saffron: tone.saffron,
  pomegranate: tone.pomegranate,
  ink: tone.inkSoft,
  // Hatched, because nobody knows: a plain colour would say something certain.
  doubt: `repeating-linear-gradient(135deg, ${tone.saffron} 0 4px, ${tone.saffronSoft} 4px 7px)`,
};

/** Widths of the bar itself, not of the window: it stands in cards of many widths. */
const THREE_COLUMNS_PX = 280;
const ONE_ROW_PX = 560;

const Root = styled('div')({ containerType: 'inline-size' });
const Track = styled('div')({
  display: 'flex',
  gap: 2,
  blockSize: 14,
  overflow: 'hidden',
  borderRadius: radius.pill,
  background: tone.hairline,
});
const Part = styled('span')({ minInlineSize: 3, transition: 'flex-grow 180ms linear' });
const Legend = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[3]}px ${space[4]}px`,
  // As many columns as stretches, or three: the last one never stands alone in a row of its own.
  [`@container (min-width: ${THREE_COLUMNS_PX}px)`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [`@container (min-width: ${ONE_ROW_PX}px)`]: { gridTemplateColumns: 'repeat(var(--stretches), minmax(0, 1fr))' },
  marginBlockStart: space[4],
});
const Term = styled('dt')({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: tone.inkSoft,
  fontSize: font.caption,
});
const Dot = styled('span')({ flex: 'none', inlineSize: 10, blockSize: 10, borderRadius: 3 });
const Count = styled('dd')({
  fontSize: font.title,
  fontWeight: font.bold,
  lineHeight: font.tightLineHeight,
});
const Share = styled('span')({
  fontSize: font.caption,
  fontWeight: font.regular,
  color: tone.inkSoft,
  marginInlineStart: space[2],
  // Isolated from the count before it: two numbers in a row would change places.
  unicodeBidi: 'isolate',
});

interface StackedBarProps {
  readonly label: string;
  /** In the order of the journey; together they are the whole. */
  readonly segments: readonly Segment[];
  /** Only the bar, thinner, for a row of a list; the counts are still read aloud. */
  readonly slim?: boolean;
}

const SLIM_PX = 8;

/** The living bar of a send: where its messages are, with counts that add up to the whole. */
export function StackedBar({ label, segments, slim = false }: StackedBarProps) {
  const total = segments.reduce((sum, segment) => sum + segment.count, 0);
  const shown = segments.filter((segment) => segment.count > 0);
  const words = shown.map((segment) => `${segment.label} ${formatNumber(segment.count)}`).join('، ');
  return (
    <Root>
      <Track
        role="img"
        aria-label={`${label}: ${words === '' ? 'هنوز چیزی نیست' : words}`}
        style={slim ? { blockSize: SLIM_PX } : undefined}
      >
        {shown.map((segment) => (
          <Part key={segment.key} style={{ flexGrow: segment.count, flexBasis: 0, background: fills[segment.tone] }} />
        ))}
      </Track>
      {!slim && (
        <Legend style={stretchCount(segments.length)}>
          {segments.map((segment) => (
            <div key={segment.key}>
              <Term>
                <Dot style={{ background: fills[segment.tone] }} />
                {segment.label}
              </Term>
              <Count>
                {/* The blank keeps a screen reader from reading 2 and 66% as 266%. */}
                {formatNumber(segment.count)}{' '}
                {segment.count > 0 && <Share>{formatPercent(segment.count, total)}</Share>}
              </Count>
            </div>
          ))}
        </Legend>
      )}
    </Root>
  );
}

function stretchCount(count: number): CSSProperties {
  // React's types know no custom properties.
  return { '--stretches': count } as CSSProperties;
}
