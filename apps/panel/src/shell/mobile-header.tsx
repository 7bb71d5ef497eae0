import { useAppSelector } from '@peyk/shared-store';
import { IconButton, PageSlotTarget, font, size, space, styled } from '@peyk/shared-ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BannerSlot } from '../banners/banner-slot';
import { isFirstOfVisit } from '../router/first-visit';
import { HeaderRoot, HeaderTitle } from './header-look';

const Root = styled(HeaderRoot)({ gap: space[1], blockSize: size.mobileHeader, paddingInline: space[2] });
const Title = styled(HeaderTitle)({ paddingInline: space[2], fontSize: font.lead });

/** On the phone: the way back, where I am, and what I may do here. */
export function MobileHeader() {
  const { title, backTo, hideBack } = useAppSelector((state) => state.layout.page);
  const navigate = useNavigate();
  const location = useLocation();
  const queries = useRef(new Map<string, string>());
  useEffect(() => {
    queries.current.set(location.pathname, location.search);
  }, [location.pathname, location.search]);
  const goBack = () => {
    // As it was left, with its filters and page.
    if (backTo !== undefined) return void navigate(backTo + (queries.current.get(backTo) ?? ''));
    return void (isFirstOfVisit(location) ? navigate('/dashboard') : navigate(-1));
  };
  return (
    <Root>
      {hideBack !== true && <IconButton icon="back" label="بازگشت" onClick={goBack} />}
      <Title>{title}</Title>
      <PageSlotTarget name="actions" />
      <BannerSlot place="header" />
    </Root>
  );
}
