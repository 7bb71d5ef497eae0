import { styled } from '@mui/material/styles';
import { useAppSelector } from '@peyk/shared-store';
import { IconButton, PageSlotTarget, font, size, space, tone } from '@peyk/shared-ui';
import { Outlet, useNavigate } from 'react-router';
import { BottomBar } from './bottom-bar';
import { ImpersonationStrip } from './impersonation-strip';

const Frame = styled('div')({
  minBlockSize: '100dvh',
  paddingBlockEnd: `calc(${size.bottomBar}px + env(safe-area-inset-bottom))`,
});
const Head = styled('header')({
  position: 'sticky',
  insetBlockStart: 0,
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
const Content = styled('main')({ padding: space[4] });

/** Title and back icon above, the bottom bar below, the page between them. */
export function MobileShell() {
  const { title, backTo, hideBack } = useAppSelector((state) => state.layout.page);
  const navigate = useNavigate();
  const goBack = () => void (backTo === undefined ? navigate(-1) : navigate(backTo));
  return (
    <Frame>
      <Head>
        {hideBack !== true && <IconButton icon="back" label="بازگشت" onClick={goBack} />}
        <Title>{title}</Title>
        <PageSlotTarget name="actions" />
      </Head>
      <ImpersonationStrip />
      <Content id="content">
        <Outlet />
      </Content>
      <PageSlotTarget name="footer" />
      <BottomBar />
    </Frame>
  );
}
