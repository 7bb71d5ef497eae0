import { OPT_OUT_CHARS, analyseText, withOptOut, type TextAnalysis } from '@peyk/shared-sms';
import type { Line } from './types';

type LineRules = Pick<Line, 'advertising' | 'multipart_chars'>;

/** A text as it would leave on a line. */
export interface TextFacts {
  /** With the cancel-11 line where the line of sending adds it and the person has not written it. */
  readonly finalText: string;
  readonly analysis: TextAnalysis;
}

/** What will leave when `text` is sent on `line`; before a line is chosen, the text as it is. */
export function textFacts(text: string, line: LineRules | undefined): TextFacts {
  const finalText = line?.advertising === true && text !== '' ? withOptOut(text) : text;
  return { finalText, analysis: analyseText(finalText, { multipartChars: line?.multipart_chars }) };
}

/** Units that the person may write, so that the text with what the line adds stays within the limit of a send. */
export function roomFor(line: Pick<LineRules, 'advertising'> | undefined, limit: number): number {
  return line?.advertising === true ? limit - OPT_OUT_CHARS : limit;
}
