import { styled } from '@mui/material/styles';
import { useSignOut } from '@peyk/auth';
import { themeEvents, useAppDispatch, useAppSelector, usePage } from '@peyk/shared-store';
import { Caption, Card, Icon, LatinRun, Stack, font, radius, size, space, tone } from '@peyk/shared-ui';
import { Link } from 'react-router';
import { CreditBox } from './credit-box';
import { menuGroups } from './navigation';

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: size.touch + space[2],
  paddingInline: space[3],
  border: 0,
  borderRadius: radius.field,
  background: 'transparent',
  color: tone.ink,
  fontSize: font.body,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { background: tone.lapisSoft },
} as const;
const RowLink = styled(Link)(rowStyles);
const RowButton = styled('button')(rowStyles);

/** Every domain, the balance, the theme and the way out, on one page: on the phone nothing else leads there. */
export default function FacilitiesScreen() {
  usePage({ title: 'همهٔ بخش‌ها', hideBack: true });
  const dispatch = useAppDispatch();
  const dark = useAppSelector((state) => state.theme.dark);
  const user = useAppSelector((state) => state.session.user);
  const { signOut, isPending, failureDialog } = useSignOut();
  return (
    <Stack gap={4} style={{ maxInlineSize: size.form, marginInline: 'auto' }}>
      <Card>
        <Stack gap={3}>
          {user !== null && (
            <div>
              {user.name} | <LatinRun>{user.userName}</LatinRun>
            </div>
          )}
          <CreditBox />
        </Stack>
      </Card>
      {menuGroups.map(({ group, title, entries }) => (
        <Card key={group} as="nav" aria-label={title ?? 'بخش‌ها'} style={{ padding: space[2] }}>
          {entries.map((entry) => (
            <RowLink key={entry.path} to={entry.path}>
              <Icon name={entry.icon} />
              {entry.label}
            </RowLink>
          ))}
        </Card>
      ))}
      <Card style={{ padding: space[2] }}>
        <RowButton type="button" aria-pressed={dark} onClick={() => dispatch(themeEvents.chosen({ dark: !dark }))}>
          <Icon name={dark ? 'sun' : 'moon'} />
          پوستهٔ تیره
          <Caption style={{ marginInlineStart: 'auto' }}>{dark ? 'روشن است' : 'خاموش است'}</Caption>
        </RowButton>
        <RowButton type="button" disabled={isPending} onClick={signOut} style={{ color: tone.pomegranateText }}>
          <Icon name="logout" />
          خروج از پنل
        </RowButton>
      </Card>
      {failureDialog}
    </Stack>
  );
}
