import type { ComponentProps } from 'react';
import { SpinnerRing } from '../feedback/spinner';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import { styled } from '../theme/styled';
import { media, motion, radius, size, tone } from '../tokens';

const Root = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.control,
  blockSize: size.control,
  padding: 0,
  border: 0,
  borderRadius: radius.field,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  '&:hover:not(:disabled, [aria-disabled="true"])': { background: `color-mix(in srgb, currentcolor 10%, transparent)` },
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', color: tone.inkSoft },
  [media.touch]: { inlineSize: size.touch, blockSize: size.touch },
});

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'className' | 'style'> {
  readonly icon: IconName;
  /** What it does, in words: read aloud, and shown while the pointer rests on it. */
  readonly label: string;
  readonly busy?: boolean;
  readonly iconSize?: number;
}

/** A button that is only a drawing, with its meaning in words for those who cannot see or guess it. */
export function IconButton({ icon, label, busy = false, iconSize, onClick, ...rest }: IconButtonProps) {
  return (
    <Root
      type="button"
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <SpinnerRing /> : <Icon name={icon} size={iconSize} />}
    </Root>
  );
}
