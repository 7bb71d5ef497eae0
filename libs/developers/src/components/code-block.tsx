import { CopyButton, font, radius, space, styled, tone } from '@peyk/shared-ui';

const Box = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.field,
  background: tone.sunken,
});
/** Persian inside a program keeps its own direction, line by line. */
const Code = styled('pre')({
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  fontSize: font.caption,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  textAlign: 'start',
});

/** Something for programs, left to right, to be copied. */
export function CodeBlock({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <Box dir="ltr">
      <Code aria-label={label} role="group">
        {text}
      </Code>
      <CopyButton text={text} what={label} />
    </Box>
  );
}
