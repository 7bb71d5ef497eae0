import { focusRing, font, media, size, space, styled, tone } from '@peyk/shared-ui';
import type { ReactNode } from 'react';

/** As tall as a pointer needs it. */
const TARGET_MIN_PX = 24;

const Button = styled('button')({
  minBlockSize: TARGET_MIN_PX,
  paddingInline: space[1],
  marginInlineStart: -space[1],
  border: 0,
  background: 'none',
  color: tone.ink,
  font: 'inherit',
  fontWeight: font.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { color: tone.lapisText, textDecoration: 'underline' },
  '&:focus-visible': focusRing,
  [media.touch]: { minBlockSize: size.touch, minInlineSize: size.touch },
});

interface RowButtonProps {
  readonly onPress: () => void;
  /** Where the words of the row are not enough. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** The name of a row that opens its details beside the list: it looks like text until it is pointed at. */
export function RowButton({ onPress, label, children }: RowButtonProps) {
  return (
    <Button type="button" aria-haspopup="dialog" aria-label={label} onClick={onPress}>
      {children}
    </Button>
  );
}
