import MuiDrawer from '@mui/material/Drawer';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { useIsMobile } from '../layout/use-is-mobile';
import { OnMui } from '../theme/on-mui';
import { styled } from '../theme/styled';
import { font, radius, shadow, size, space, tone } from '../tokens';
import { InModalRoot } from './modal-root';
import { useReturnFocus } from './use-return-focus';

const WIDTH_PX = 480;
const SHEET_HEIGHT = '88dvh';

const Root = styled(MuiDrawer)({
  '& .MuiBackdrop-root': { background: tone.backdrop },
  '& .MuiDrawer-paper': {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `min(${WIDTH_PX}px, 100vw)`,
    outline: 'none',
    background: tone.surface,
    backgroundImage: 'none',
    color: tone.ink,
    boxShadow: shadow.raised,
  },
  '& .MuiDrawer-paperAnchorBottom': {
    inlineSize: '100%',
    maxBlockSize: SHEET_HEIGHT,
    borderStartStartRadius: radius.card,
    borderStartEndRadius: radius.card,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  },
});
const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: size.mobileHeader,
  paddingInline: `${space[5]}px ${space[3]}px`,
  borderBlockEnd: `1px solid ${tone.hairline}`,
});
const Title = styled('h2')({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingBlock: space[2],
  fontSize: font.lead,
  fontWeight: font.bold,
});
const Body = styled('div')({ flex: 1, overflowY: 'auto', padding: space[5] });
const Foot = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[5],
  borderBlockStart: `1px solid ${tone.hairline}`,
});

interface SidePanelProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** What can be done with the thing: buttons, the main one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The details of one thing of a list, beside the list: from the end of the reading direction on the desktop, a sheet from below on the
 * phone. Esc and a press outside close it, and the focus returns to the row.
 */
export function SidePanel({ open, title, onClose, actions, children }: SidePanelProps) {
  const id = useId();
  const isMobile = useIsMobile();
  const noteFocus = useReturnFocus(open);
  return (
    <InModalRoot open={open}>
      <OnMui>
        <Root
          disablePortal
          open={open}
          // MUI counts from the physical sides; the end of a right-to-left line is the left one.
          anchor={isMobile ? 'bottom' : 'left'}
          onClose={onClose}
          onFocusCapture={noteFocus}
          disableRestoreFocus
          transitionDuration={180}
          slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
        >
          <Head>
            <Title id={id}>{title}</Title>
            <IconButton icon="close" label="بستن" onClick={onClose} />
          </Head>
          {/* What is longer than the panel is scrolled by keys, too. */}
          <Body tabIndex={0} role="region" aria-labelledby={id}>
            {children}
          </Body>
          {actions !== undefined && <Foot>{actions}</Foot>}
        </Root>
      </OnMui>
    </InModalRoot>
  );
}
