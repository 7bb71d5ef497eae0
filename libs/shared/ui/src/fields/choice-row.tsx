import type { ReactNode } from 'react';
import { styled } from '../theme/styled';
import { font, media, radius, size, space, tone } from '../tokens';

/** A box, ring or switch with its words beside it; the whole row is pressed. */
export const ChoiceRow = styled('label')({
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  minBlockSize: size.control,
  paddingBlock: space[2],
  cursor: 'pointer',
  '&:has(input:disabled)': { cursor: 'not-allowed', color: tone.inkSoft },
  [media.touch]: { minBlockSize: size.touch },
});

/** The native input, drawn by us: the browser keeps its keyboard, its roles and its place in the form. */
export const ChoiceInput = styled('input')({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  // In the middle of the first line of the words.
  marginBlock: '0.2em 0',
  marginInline: 0,
  border: `1.5px solid ${tone.outline}`,
  borderRadius: radius.small - 2,
  background: tone.surface,
  color: tone.onLapis,
  cursor: 'inherit',
  '&[type="radio"]': { borderRadius: '50%' },
  // A radio group without a choice is indeterminate too, and must not look chosen.
  '&:checked, &[type="checkbox"]:indeterminate': { background: tone.lapis, borderColor: tone.lapis },
  '&:disabled': { background: tone.sunken, borderColor: tone.hairline },
  '&:checked:disabled': { background: tone.idle, borderColor: tone.idle },
  '&[aria-invalid="true"]': { borderColor: tone.pomegranateText },
  '&::before': { content: '""', display: 'none' },
  '&[type="checkbox"]:checked::before': {
    display: 'block',
    inlineSize: 12,
    blockSize: 12,
    background: 'currentcolor',
    // A tick has its own direction: a polygon is not mirrored with the page, borders would be.
    clipPath: 'polygon(10% 52%, 22% 40%, 40% 58%, 80% 14%, 92% 26%, 41% 82%)',
  },
  '&[type="radio"]:checked::before': {
    display: 'block',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    background: 'currentcolor',
  },
  // Colours of our own vanish where the system forces its colours: then the browser draws it.
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none !important' } },
});

const Words = styled('span')({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
const More = styled('span')({ fontSize: font.caption, color: tone.inkSoft });

interface ChoiceWordsProps {
  readonly children: ReactNode;
  readonly description?: ReactNode;
  readonly id?: string;
}

/** The words of a choice, and below them what it means. */
export function ChoiceWords({ children, description, id }: ChoiceWordsProps) {
  return (
    <Words>
      <span>{children}</span>
      {description !== undefined && <More id={id}>{description}</More>}
    </Words>
  );
}
