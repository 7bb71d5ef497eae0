import { CopyButton, VisuallyHidden, font, radius, space, styled, tone } from '@peyk/shared-ui';

const Box = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.field,
  background: tone.sunken,
});
/** It breaks wherever the line ends, and is selected as a whole. */
const Code = styled('code')({
  flex: 1,
  minInlineSize: 0,
  fontSize: font.caption,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  userSelect: 'all',
});

/** Something for programs, left to right, to be copied. */
export function CodeBox({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <Box>
      <Code dir="ltr">
        <VisuallyHidden>{label}</VisuallyHidden>
        {text}
      </Code>
      <CopyButton text={text} what={label} />
    </Box>
  );
}
