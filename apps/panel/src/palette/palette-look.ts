import MuiDialog from '@mui/material/Dialog';
import { font, media, radius, shadow, size, space, styled, tone } from '@peyk/shared-ui';

/** A dialog near the top of the window, where a list can grow without moving its search field. */
export const Root = styled(MuiDialog)({
  '& .MuiBackdrop-root': { background: tone.backdrop },
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    inlineSize: '100%',
    maxInlineSize: size.form + space[16],
    maxBlockSize: '72dvh',
    marginBlockStart: '12dvh',
    marginInline: space[4],
    background: tone.surface,
    backgroundImage: 'none',
    color: tone.ink,
    border: `1px solid ${tone.hairline}`,
    borderRadius: radius.card,
    boxShadow: shadow.raised,
  },
  [media.mobile]: { '& .MuiDialog-paper': { marginBlockStart: space[4], maxBlockSize: '88dvh' } },
});
export const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${tone.hairline}`,
  color: tone.inkSoft,
});
export const Input = styled('input')({
  flex: 1,
  minInlineSize: 0,
  blockSize: size.header - space[1],
  border: 0,
  background: 'transparent',
  color: tone.ink,
  fontSize: font.lead,
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: tone.inkSoft, opacity: 1 },
});
export const List = styled('div')({ flex: 1, overflowY: 'auto', padding: space[2], scrollPaddingBlock: space[2] });
export const GroupTitle = styled('div')({
  paddingBlock: `${space[2]}px ${space[1]}px`,
  paddingInline: space[3],
  color: tone.inkSoft,
  fontSize: font.caption,
});
export const Option = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.touch,
  paddingInline: space[3],
  borderRadius: radius.field,
  cursor: 'pointer',
  '& > span:first-of-type': { flex: 1 },
  '&[aria-selected="true"]': {
    background: tone.lapisSoft,
    color: tone.lapisText,
    // Chosen is not only a colour: forced colours show the outline.
    outline: '1px solid transparent',
    outlineOffset: -1,
  },
});
export const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${tone.hairline}`,
  color: tone.inkSoft,
  fontSize: font.caption,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: space[1] },
  [media.touch]: { display: 'none' },
});
/** The name of the dialog: its field shows what it is for. */
export const OnlyHeard = styled('h2')({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
