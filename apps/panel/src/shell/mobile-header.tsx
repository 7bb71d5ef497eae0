import { styled } from '@mui/material/styles';
import { useAppSelector } from '@peyk/shared-store';
import { IconButton, PageSlotTarget, font, size, space, tone } from '@peyk/shared-ui';
import { useNavigate } from 'react-router';
import { TOP_HEIGHT } from './use-top-height';

const Root = styled('header')({
  position: 'sticky',
  insetBlockStart: TOP_HEIGHT,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  blockSize: size.mobileHeader,
  paddingInline: space[2],
  background: tone.surface,
  borderBlockEnd: `1px solid ${tone.hairline}`,
});
const Title = styled('h1')({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  paddingInline: space[2],
  fontSize: font.lead,
  fontWeight: font.bold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** On the phone: the way back, where I am, and what I may do here. */
export function MobileHeader() {
  const { title, backTo, hideBack } = useAppSelector((state) => state.layout.page);
  const navigate = useNavigate();
  const goBack = () => void (backTo === undefined ? navigate(-1) : navigate(backTo));
  return (
    <Root>
      {hideBack !== true && <IconButton icon="back" label="بازگشت" onClick={goBack} />}
      <Title>{title}</Title>
      <PageSlotTarget name="actions" />
    </Root>
  );
}
