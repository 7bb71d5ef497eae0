import { styled } from '../../theme/styled';
import { radius, space, tone } from '../../tokens';
import type { Run } from './mirror-runs';

const BASE = { borderRadius: radius.small, boxDecorationBreak: 'clone', WebkitBoxDecorationBreak: 'clone' } as const;

// A ring instead of padding: the letters must stand exactly behind those of the text box.
const ring = (colour: string) => ({ background: colour, boxShadow: `0 0 0 2px ${colour}` });
const Marked = {
  variable: styled('span')({ ...BASE, ...ring(tone.lapisSoft) }),
  unknown: styled('span')({ ...BASE, ...ring(tone.pomegranateSoft) }),
  forcing: styled('span')({ ...BASE, ...ring(tone.saffronSoft), borderBlockEnd: `2px solid ${tone.saffron}` }),
} as const;

interface TextMirrorProps {
  readonly runs: readonly Run[];
}

/**
 * What stands behind the letters of the text box: the grounds of variables and marks. A text box can show no marks itself,
 * and what could (an editable element) loses the browser's undo, its spelling help and some phone keyboards.
 */
export function TextMirror({ runs }: TextMirrorProps) {
  return runs.map(({ start, text, kind }) => {
    if (kind === 'plain') return text;
    const Piece = Marked[kind];
    return (
      <Piece key={start} data-mark={kind}>
        {text}
      </Piece>
    );
  });
}

/** The same letters in the same places, for the text box and for what stands behind it. */
export const textLook = {
  minInlineSize: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  tabSize: 8,
} as const;
