import {
  type Encoding,
  type TextOptions,
  charLengthAt,
  charUnitsAt,
  multipartUnits,
  singlePartUnits,
} from './encoding';

/** How a text falls into parts. Index `ends[i]` is where part i stops, in UTF-16 units of the text. */
export interface Cut {
  /** Septets or UTF-16 units of the whole text. */
  readonly units: number;
  readonly parts: number;
  /** Units that the last part holds; 0 for the empty text. */
  readonly lastPartUnits: number;
}

/**
 * The one place that decides where parts end; counting and splitting both call it, so they cannot disagree.
 * Each part takes as many whole characters as fit: a pair (surrogates, or escape and its septet) that would
 * straddle the border begins the next part. `onEnd` hears every part's end and may be left out when only counting.
 */
export function cutText(
  text: string,
  encoding: Encoding,
  options: TextOptions = {},
  onEnd?: (end: number) => void,
): Cut {
  const units = countUnits(text, encoding);
  if (units <= singlePartUnits(encoding)) {
    if (units > 0) onEnd?.(text.length);
    return { units, parts: units > 0 ? 1 : 0, lastPartUnits: units };
  }
  const size = multipartUnits(encoding, options);
  let parts = 1;
  let filled = 0;
  for (let i = 0; i < text.length;) {
    const cost = charUnitsAt(text, i, encoding);
    if (filled + cost > size) {
      onEnd?.(i);
      parts += 1;
      filled = 0;
    }
    filled += cost;
    i += charLengthAt(text, i);
  }
  onEnd?.(text.length);
  return { units, parts, lastPartUnits: filled };
}

function countUnits(text: string, encoding: Encoding): number {
  if (encoding === 'ucs2') return text.length;
  let units = 0;
  for (let i = 0; i < text.length; i += 1) units += charUnitsAt(text, i, encoding);
  return units;
}
