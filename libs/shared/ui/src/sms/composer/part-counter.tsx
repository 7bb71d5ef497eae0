import type { TextAnalysis } from '@peyk/shared-sms';
import { useState } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden';
import { formatNumber } from '../../numbers/format-number';
import { styled } from '../../theme/styled';
import { font, motion, radius, space, tone } from '../../tokens';
import { COMPOSER_WORDS } from './composer-words';
import { useSettled } from './use-settled';

/** Said when the typing rests, not with every key. */
const SPOKEN_AFTER_MS = 1200;
/** More parts than these would be too thin to tell apart. */
const MOST_SEGMENTS = 12;
/** From this share of the limit on, what is left of it is shown. */
const NEAR_LIMIT_SHARE = 0.8;

/** On a small phone the counts keep two lines, and what stands beside them goes below. */
const MIN_WIDTH = 240;

const Root = styled('div')({ flex: `1 1 ${MIN_WIDTH}px`, minInlineSize: 0 });
const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]}px ${space[5]}px`,
  fontSize: font.caption,
});
const Pair = styled('div')({
  display: 'flex',
  gap: space[1],
  '& dt': { color: tone.inkSoft },
  '& dd': { fontWeight: font.medium },
  '&[data-tight="true"] dd': { color: tone.saffronText },
});
const Meter = styled('div')({ display: 'flex', gap: 3, blockSize: 4, marginBlockEnd: space[2] });
const Segment = styled('span')({
  flex: 1,
  overflow: 'hidden',
  borderRadius: radius.small,
  background: tone.idle,
  '& > span': {
    display: 'block',
    blockSize: '100%',
    background: tone.turquoise,
    transition: `inline-size ${motion.quick}`,
  },
});

const kindOf = ({ encoding }: TextAnalysis) => (encoding === 'gsm7' ? 'لاتین' : 'فارسی');

interface PartCounterProps {
  readonly analysis: TextAnalysis;
  /** UTF-16 units that may still be typed, and the most that may be. */
  readonly left: number;
  readonly maxLength: number;
}

/** How many parts a text has and how much fits into the last one: for the eye at once, for the ear when the typing rests. */
export function PartCounter({ analysis, left, maxLength }: PartCounterProps) {
  const { parts, units, unitsLeft, unitsPerPart } = analysis;
  const now = COMPOSER_WORDS.spoken(kindOf(analysis), parts, unitsLeft);
  // What stood there from the beginning is nobody's news.
  const [first] = useState(now);
  const settled = useSettled(now, SPOKEN_AFTER_MS);
  return (
    <Root>
      <PartMeter analysis={analysis} />
      <List>
        <Count name="بخش" count={parts} />
        <Count name="نویسه" count={units} />
        {parts > 0 && (
          <>
            <Count name="مانده در این بخش" count={unitsLeft} />
            <Pair>
              <dt>نوع متن</dt>
              <dd>
                {kindOf(analysis)}، هر بخش {formatNumber(unitsPerPart)}
              </dd>
            </Pair>
          </>
        )}
        {left < maxLength * (1 - NEAR_LIMIT_SHARE) && <Count name="مانده تا سقف متن" count={Math.max(0, left)} tight />}
      </List>
      <VisuallyHidden role="status">{settled === first ? '' : settled}</VisuallyHidden>
    </Root>
  );
}

function Count({ name, count, tight }: { readonly name: string; readonly count: number; readonly tight?: boolean }) {
  return (
    <Pair data-tight={tight}>
      <dt>{name}</dt>
      <dd>{formatNumber(count)}</dd>
    </Pair>
  );
}

/** A bar for each part; the last one is as full as the part. Decoration: the numbers say the same. */
function PartMeter({ analysis: { parts, unitsLeft, unitsPerPart } }: { readonly analysis: TextAnalysis }) {
  const segments = Math.max(1, Math.min(parts, MOST_SEGMENTS));
  const lastShare = parts === 0 ? 0 : 1 - unitsLeft / unitsPerPart;
  return (
    <Meter aria-hidden="true">
      {Array.from({ length: segments }, (_unused, index) => (
        <Segment key={index}>
          <span style={{ inlineSize: `${(index < segments - 1 ? 1 : lastShare) * 100}%` }} />
        </Segment>
      ))}
    </Meter>
  );
}
