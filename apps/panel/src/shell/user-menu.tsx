import { useSignOut } from '@peyk/auth';
import { useAppSelector, useMay } from '@peyk/shared-store';
import { SUPPORT_ACCESS, useSupportAccess } from './use-support-access';
import { ActionMenu, LatinRun, font, media, motion, radius, size, space, styled, tone } from '@peyk/shared-ui';
import { useNavigate } from 'react-router';

const Trigger = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.touch,
  paddingInline: space[1],
  border: 0,
  borderRadius: radius.field,
  background: 'transparent',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  '&:hover': { background: tone.lapisSoft },
  [media.narrow]: { flex: '0 100 auto', minInlineSize: size.touch },
});
const Avatar = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: '50%',
  background: tone.lapisSoft,
  color: tone.lapisText,
  fontWeight: font.bold,
});
const Name = styled('span')({
  fontSize: font.caption,
  whiteSpace: 'nowrap',
  maxInlineSize: 220,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // The title of the page comes first; what is left shows the beginning of the name, the whole of which is the button's.
  [media.narrow]: { maxInlineSize: 120, minInlineSize: 0 },
});

const PROFILE_PATH = '/profile';

/** Who is signed in, what support may do, and the way out. */
export function UserMenu() {
  const user = useAppSelector((state) => state.session.user);
  const openSupportAccess = useSupportAccess();
  const navigate = useNavigate();
  const mayRead = useMay('account.read');
  const { signOut, isPending, failureDialog } = useSignOut();
  return (
    <>
      <ActionMenu
        label="حساب کاربری"
        trigger={(props) => (
          <Trigger type="button" {...props} aria-label={user === null ? props['aria-label'] : undefined}>
            <Avatar aria-hidden="true">{user?.name.charAt(0) ?? ''}</Avatar>
            {user !== null && (
              <Name>
                {user.name} | <LatinRun>{user.userName}</LatinRun>
              </Name>
            )}
          </Trigger>
        )}
        items={[
          ...(mayRead
            ? [
                {
                  key: 'profile',
                  label: 'مشاهدهٔ پروفایل',
                  icon: 'user',
                  onSelect: () => void navigate(PROFILE_PATH),
                } as const,
              ]
            : []),
          ...(openSupportAccess === null
            ? []
            : [{ key: 'support', label: SUPPORT_ACCESS, icon: 'eye', onSelect: openSupportAccess } as const]),
          {
            key: 'sign-out',
            label: 'خروج از پنل',
            icon: 'logout',
            danger: true,
            disabled: isPending,
            onSelect: signOut,
          },
        ]}
      />
      {failureDialog}
    </>
  );
}
