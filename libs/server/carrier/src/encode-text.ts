import { encodePart, splitText } from '@peyk/shared-sms';
import type { EncodedText } from './carrier';

export interface EncodeTextOptions {
  /** Characters of one part of a long Persian text: 67, or 66 where the line says so. */
  multipartChars?: 67 | 66;
}

/** Splits and encodes a text once; the result serves all its recipients. */
export function encodeText(text: string, options: EncodeTextOptions = {}): EncodedText {
  const { encoding, parts } = splitText(text, options);
  return { encoding, bodies: parts.map((part) => Buffer.from(encodePart(part, encoding))) };
}
