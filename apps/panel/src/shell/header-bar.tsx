import { styled } from '@mui/material/styles';
import { useAppSelector } from '@peyk/shared-store';
import { PageSlotTarget, font, size, space, tone } from '@peyk/shared-ui';
import { CreditBox } from './credit-box';
import { ThemeSwitch } from './theme-switch';
import { UserMenu } from './user-menu';

const Root = styled('header')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  blockSize: size.header,
  paddingInline: space[6],
  background: tone.surface,
  borderBlockEnd: `1px solid ${tone.hairline}`,
});
const Title = styled('h1')({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  fontSize: font.title,
  fontWeight: font.bold,
  lineHeight: font.tightLineHeight,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Where I am, what I may do here, what I can spend, and who I am. */
export function HeaderBar() {
  const title = useAppSelector((state) => state.layout.page.title);
  return (
    <Root>
      <Title>{title}</Title>
      <PageSlotTarget name="actions" />
      <CreditBox />
      <ThemeSwitch />
      <UserMenu />
    </Root>
  );
}
