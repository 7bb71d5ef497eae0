import { radius, space, styled, tone } from '@peyk/shared-ui';

/** A word of programs inside of Persian: isolated, so that neither turns the other around. */
const Word = styled('code')({
  unicodeBidi: 'isolate',
  paddingInline: space[1],
  borderRadius: radius.small,
  background: tone.sunken,
  overflowWrap: 'anywhere',
});

/** A Persian sentence in which words for programs stand between backticks. */
export function Prose({ text }: { readonly text: string }) {
  return text.split('`').map((part, n) =>
    n % 2 === 0 ? (
      part
    ) : (
      <Word key={n} dir="ltr">
        {part}
      </Word>
    ),
  );
}
