import Popper from '@mui/material/Popper';
import { styled } from '../../theme/styled';
import { font, media, radius, shadow, size, space, tone } from '../../tokens';
import { FieldBox } from '../field-frame';

export const Box = styled(FieldBox)({ cursor: 'pointer', '&[data-disabled="true"]': { cursor: 'not-allowed' } });

export const Trigger = styled('div')({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: size.control - 2,
  userSelect: 'none',
  lineHeight: font.tightLineHeight,
  '&:focus-visible': { outline: 'none' },
  [media.touch]: { minBlockSize: size.touch - 2, fontSize: 16 },
});
export const Value = styled('span')({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&[data-plain="true"]': { whiteSpace: 'nowrap' },
  // What an option draws by itself may need two lines on a narrow phone.
  '&[data-plain="false"]': { paddingBlock: space[1] },
  '&[data-empty="true"]': { color: tone.inkSoft },
});

/** Over everything, also over a dialog (1300) that holds the field. */
export const Float = styled(Popper)({ zIndex: 1301 });

export const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflow: 'hidden',
  background: tone.surface,
  color: tone.ink,
  fontSize: font.body,
  '&:focus': { outline: 'none' },
  '&[data-floating="true"]': {
    marginBlock: space[1],
    border: `1px solid ${tone.hairline}`,
    borderRadius: radius.card,
    boxShadow: shadow.raised,
  },
});
export const SearchRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${tone.hairline}`,
  color: tone.inkSoft,
  '&:focus-within': { boxShadow: `inset 0 -2px 0 0 ${tone.lapisText}` },
  '& > input': { color: tone.ink },
});
export const Scroller = styled('div')({ overflowY: 'auto', minBlockSize: 0, overscrollBehavior: 'contain' });
export const List = styled('ul')({ paddingInline: space[1], '&:focus': { outline: 'none' } });

export const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.control,
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: radius.field,
  lineHeight: font.tightLineHeight,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&[data-active="true"]': { background: tone.lapisSoft, boxShadow: `inset 0 0 0 1px ${tone.lapisText}` },
  '&[aria-selected="true"]': { fontWeight: font.medium, color: tone.lapisText },
  '&[aria-disabled="true"]': { color: tone.inkSoft, cursor: 'not-allowed' },
  '&[data-all="true"]': {
    borderBlockEnd: `1px solid ${tone.hairline}`,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  },
  // In a window over a long list all rows must be of one height.
  '&[data-fixed="true"]': { overflow: 'hidden', whiteSpace: 'nowrap' },
  '& > svg': { marginInlineStart: 'auto' },
  [media.touch]: { minBlockSize: size.touch },
});

/** The drawn box of a choice among several: the option itself is what the keyboard and the screen reader meet. */
export const Tick = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  border: `1.5px solid ${tone.outline}`,
  borderRadius: radius.small - 2,
  background: tone.surface,
  color: tone.onLapis,
  '[aria-selected="true"] > &': { background: tone.lapis, borderColor: tone.lapis },
});

export const StatusRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[4],
  color: tone.inkSoft,
  fontSize: font.caption,
  '&:not(:empty)': { minBlockSize: size.control, paddingBlock: space[1] },
  '&[data-failed="true"]': { color: tone.pomegranateText },
  '& > button': { marginInlineStart: 'auto' },
});
