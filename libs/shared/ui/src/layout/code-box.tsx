import { CopyButton } from '../actions/copy-button';
import { styled } from '../theme/styled';
import { font, radius, space, tone } from '../tokens';

const Box = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.field,
  background: tone.sunken,
});
/** It breaks wherever the line ends. */
const Lines = styled('pre')({
  flex: 1,
  // A single line stands beside the middle of the button.
  alignSelf: 'center',
  minInlineSize: 0,
  margin: 0,
  fontSize: font.caption,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  textAlign: 'start',
});

interface CodeBoxProps {
  readonly text: string;
  /** What it is, for those who hear the page and for the button that copies it. */
  readonly label: string;
}

/** Something for programs: left to right whatever stands around it, line by line as it is written, and to be copied. */
export function CodeBox({ text, label }: CodeBoxProps) {
  return (
    <Box dir="ltr">
      <Lines role="group" aria-label={label}>
        <code>{text}</code>
      </Lines>
      <CopyButton text={text} what={label} />
    </Box>
  );
}
