import MuiPopover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { OnMui } from '../theme/on-mui';
import { styled } from '../theme/styled';
import { radius, shadow, space, tone } from '../tokens';
import { InModalRoot } from './modal-root';

const MAX_WIDTH = 400;

const Root = styled(MuiPopover)({
  '& .MuiPopover-paper': {
    maxInlineSize: `min(${MAX_WIDTH}px, calc(100vw - ${2 * space[4]}px))`,
    // It takes the focus only to hold it; the ring belongs to what is inside.
    outline: 'none',
    padding: space[4],
    background: tone.surface,
    backgroundImage: 'none',
    color: tone.ink,
    border: `1px solid ${tone.hairline}`,
    borderRadius: radius.card,
    boxShadow: shadow.raised,
  },
});

/** MUI counts from the physical sides; in a right-to-left page the start is the right one. */
const PHYSICAL = { start: 'right', center: 'center', end: 'left' } as const;

export type PopoverAlign = keyof typeof PHYSICAL;

interface PopoverProps {
  /** The element that it belongs to, and closed while it is `null`. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  /** What it is, for screen readers. */
  readonly label: string;
  /** Which edge it shares with the anchor, in reading direction. */
  readonly align?: PopoverAlign;
  readonly side?: 'below' | 'above';
  readonly children: ReactNode;
}

/**
 * A small surface beside a thing, for what is too much for a tooltip and too little for a dialog. Controlled: the caller
 * keeps the anchor. Esc and a press outside close it; the focus goes in and returns. Where the window ends it moves until
 * it fits.
 *
 * @example
 * const [anchor, setAnchor] = useState<HTMLElement | null>(null);
 * <Button aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>جزئیات</Button>
 * <Popover anchor={anchor} onClose={() => setAnchor(null)} label="جزئیات هزینه">…</Popover>
 */
export function Popover({ anchor, onClose, label, align = 'start', side = 'below', children }: PopoverProps) {
  const open = anchor !== null;
  const horizontal = PHYSICAL[align];
  return (
    <InModalRoot open={open}>
      <OnMui>
        <Root
          disablePortal
          open={open}
          anchorEl={anchor}
          onClose={onClose}
          anchorOrigin={{ horizontal, vertical: side === 'below' ? 'bottom' : 'top' }}
          transformOrigin={{ horizontal, vertical: side === 'below' ? 'top' : 'bottom' }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-modal': true,
              'aria-label': label,
              // A step away from its anchor, on whichever side of it.
              style: { marginBlockStart: side === 'below' ? space[1] : -space[1] },
            },
          }}
        >
          {children}
        </Root>
      </OnMui>
    </InModalRoot>
  );
}
