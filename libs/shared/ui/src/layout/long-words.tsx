import { styled } from '../theme/styled';

/** An address, a code: longer than this it may not fit into a line of a list. */
const LONG_LATIN_WORD = /([!-~]{20,})/;

/** Leaves room for the dots of a clamped text that goes on after it. */
const Word = styled('bdi')({
  display: 'inline-block',
  maxInlineSize: 'calc(100% - 1.5em)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
});

/**
 * A text for a place with few lines. A clamped Persian line is cut on its left, which is where a Latin word begins: of a
 * long address nothing but its middle would be seen. Such a word is cut for itself, at its own end. The whole of it stays
 * in the page, for search and for screen readers.
 */
export function LongWords({ children }: { readonly children: string }) {
  return children.split(LONG_LATIN_WORD).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Word key={index} dir="ltr">
        {part}
      </Word>
    ),
  );
}
