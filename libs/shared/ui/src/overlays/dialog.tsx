import MuiDialog from '@mui/material/Dialog';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { OnMui } from '../theme/on-mui';
import { styled } from '../theme/styled';
import { font, media, radius, shadow, space, tone } from '../tokens';
import { FocusOnlyField } from './focus-only-field';
import { InModalRoot } from './modal-root';
import { useReturnFocus } from './use-return-focus';

const Root = styled(MuiDialog)({
  '& .MuiBackdrop-root': { background: tone.backdrop },
  '& .MuiDialog-paper': {
    inlineSize: '100%',
    margin: space[4],
    // The dialog takes the focus only to hold it; the ring belongs to what is inside.
    outline: 'none',
    background: tone.surface,
    backgroundImage: 'none',
    color: tone.ink,
    border: `1px solid ${tone.hairline}`,
    borderRadius: radius.card,
    boxShadow: shadow.raised,
  },
  // It takes the focus when it opens, and is no place that someone went to.
  '& .MuiDialog-container:focus, & .MuiDialog-container:focus-visible': { outline: 'none' },
  // On the phone a dialog is a sheet from below.
  [media.mobile]: {
    '& .MuiDialog-container': { alignItems: 'end' },
    '& .MuiDialog-paper': {
      margin: 0,
      maxInlineSize: '100%',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
  },
});
const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: `${space[5]}px ${space[3]}px`,
  borderBlockEnd: `1px solid ${tone.hairline}`,
});
const Title = styled('h2')({ fontSize: font.lead, fontWeight: font.bold });
const Body = styled('div')({ padding: space[5], overflowY: 'auto' });
const Foot = styled('footer')({
  display: 'flex',
  justifyContent: 'end',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[5],
  borderBlockStart: `1px solid ${tone.hairline}`,
  [media.mobile]: { '& > button': { flex: 1 } },
});

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** The buttons; the main one comes last, at the end of the reading direction. */
  readonly actions?: ReactNode;
  readonly wide?: boolean;
  /** A form: its first field has the focus, also where there are several. */
  readonly isForm?: boolean;
  /** Where the keyboard goes on once it is closed, instead of what opened it: a text that a choice was written into. */
  readonly returnFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
}

/**
 * A dialog over the page; on the phone a sheet from below. Esc and a press outside close it, the focus stays inside and
 * returns to where it was, the page behind does not scroll, and one dialog may open another. The only field of a dialog has
 * the focus when it opens, except on touch screens.
 */
export function Dialog({
  open,
  title,
  onClose,
  actions,
  wide = false,
  isForm = false,
  returnFocus,
  children,
}: DialogProps) {
  const id = useId();
  const noteFocus = useReturnFocus(open, returnFocus);
  return (
    <InModalRoot open={open}>
      <OnMui>
        {/* The modal root is the portal; MUI still locks and hides the whole page around it. */}
        <Root
          disablePortal
          open={open}
          onClose={onClose}
          onFocusCapture={noteFocus}
          // Returning is ours: who closes the dialog may have put the focus into a text, and it stays there.
          disableRestoreFocus
          aria-labelledby={id}
          maxWidth={wide ? 'md' : 'sm'}
          transitionDuration={160}
        >
          <FocusOnlyField takesFirst={isForm} />
          <Head>
            <Title id={id}>{title}</Title>
            <IconButton icon="close" label="بستن" onClick={onClose} />
          </Head>
          <Body>{children}</Body>
          {actions !== undefined && <Foot>{actions}</Foot>}
        </Root>
      </OnMui>
    </InModalRoot>
  );
}
