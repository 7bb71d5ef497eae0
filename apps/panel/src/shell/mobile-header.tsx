import { useAppSelector } from '@peyk/shared-store';
import { IconButton, PageSlotTarget, font, size, space, styled } from '@peyk/shared-ui';
import { useNavigate } from 'react-router';
import { HeaderRoot, HeaderTitle } from './header-look';

const Root = styled(HeaderRoot)({ gap: space[1], blockSize: size.mobileHeader, paddingInline: space[2] });
const Title = styled(HeaderTitle)({ paddingInline: space[2], fontSize: font.lead });

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
