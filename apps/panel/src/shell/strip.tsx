import { Icon, IconButton, font, space, styled, tone } from '@peyk/shared-ui';
import type { ReactNode } from 'react';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: 40,
  paddingBlock: space[1],
  paddingInline: space[4],
  background: tone.saffronSoft,
  color: tone.saffronText,
  borderBlockEnd: `1px solid ${tone.hairline}`,
  fontSize: font.caption,
});

interface StripProps {
  readonly children: ReactNode;
  /** Without it the strip stays as long as what it says is true. */
  readonly onClose?: () => void;
}

/** A line as wide as the window about the state of the whole panel, above everything else. */
export function Strip({ children, onClose }: StripProps) {
  return (
    <Root role="status">
      <Icon name="warning" size={18} />
      <div>{children}</div>
      {onClose !== undefined && <IconButton icon="close" label="بستن" iconSize={18} onClick={onClose} />}
    </Root>
  );
}
