import { cutText } from './cut';
import { type Encoding, type TextOptions, detectEncoding } from './encoding';

/** A text ready to be sent part by part; the parts joined are the text. */
export interface SplitText {
  readonly encoding: Encoding;
  readonly parts: readonly string[];
}

/**
 * Splits a text where `analyseText` counts: same encoding, same number of parts, and never inside a surrogate or
 * escape pair. The empty text has no part.
 */
export function splitText(text: string, options: TextOptions = {}): SplitText {
  const encoding = detectEncoding(text);
  const parts: string[] = [];
  let start = 0;
  cutText(text, encoding, options, (end) => {
    parts.push(text.slice(start, end));
    start = end;
  });
  return { encoding, parts };
}
