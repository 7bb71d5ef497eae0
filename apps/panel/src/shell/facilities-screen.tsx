import { useSignOut } from '@peyk/auth';
import { themeEvents, useAppDispatch, useAppSelector, useMayCheck, usePage } from '@peyk/shared-store';
import {
  Caption,
  Card,
  CardTitle,
  EmptyFace,
  Icon,
  LatinRun,
  Stack,
  TextField,
  font,
  radius,
  size,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { find } from '../search/find';
import { CreditBox } from './credit-box';
import { EntryBadge } from './entry-badge';
import { SUPPORT_ACCESS, useSupportAccess } from './use-support-access';
import { allowedGroups, menuGroups, type MenuGroup } from './navigation';

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
const GroupTitle = styled(CardTitle)({
  margin: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
  color: tone.inkSoft,
  fontSize: font.caption,
  fontWeight: font.regular,
});

/** Two lines of it at most: a company's full name would push the services off the screen. */
const Name = styled('p')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: font.medium,
});

/** Every domain, the balance, the theme and the way out, on one page: on the phone nothing else leads there. */
export default function FacilitiesScreen() {
  usePage({ title: 'همهٔ بخش‌ها', hideBack: true });
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  return (
    <Stack gap={4} style={{ maxInlineSize: size.form, marginInline: 'auto' }}>
      {!isSearching && <Account />}
      <TextField kind="search" label="جستجو در بخش‌ها" value={query} onChange={setQuery} />
      <Services query={query} />
      {!isSearching && <Choices />}
    </Stack>
  );
}

/** Who is signed in, and what they can spend. */
function Account() {
  const user = useAppSelector((state) => state.session.user);
  return (
    <Card>
      <Stack gap={3}>
        {user !== null && (
          <div>
            <Name>{user.name}</Name>
            <Caption as="p">
              <LatinRun>{user.userName}</LatinRun>
            </Caption>
          </div>
        )}
        <CreditBox />
      </Stack>
    </Card>
  );
}

/** The menu in its groups, or in one list what fits the search. */
function Services({ query }: { readonly query: string }) {
  const groups = allowedGroups(menuGroups, useMayCheck());
  const asked = query.trim();
  if (asked === '') return groups.map((group) => <Group key={group.group} {...group} />);
  const { items } = find(
    groups.flatMap(({ entries }) => entries),
    asked,
  );
  if (items.length > 0) return <Group title="یافته‌ها" entries={items} />;
  return (
    <div role="status">
      <EmptyFace title={`بخشی به نام «${asked}» نیست`} help="واژهٔ کوتاه‌تر یا دیگری بنویسید." />
    </div>
  );
}

function Group({ title, entries }: Pick<MenuGroup, 'title' | 'entries'>) {
  return (
    <Card as="nav" aria-label={title ?? 'بخش‌ها'} style={{ padding: space[2] }}>
      {title !== null && <GroupTitle>{title}</GroupTitle>}
      {entries.map((entry) => (
        <RowLink key={entry.path} to={entry.path}>
          <Icon name={entry.icon} />
          {entry.label}
          {entry.count !== undefined && <EntryBadge count={entry.count} />}
        </RowLink>
      ))}
    </Card>
  );
}

/** The theme, what support may do, and the way out. */
function Choices() {
  const dispatch = useAppDispatch();
  const dark = useAppSelector((state) => state.theme.dark);
  const openSupportAccess = useSupportAccess();
  const { signOut, isPending, failureDialog } = useSignOut();
  return (
    <Card style={{ padding: space[2] }}>
      <RowButton type="button" aria-pressed={dark} onClick={() => dispatch(themeEvents.chosen({ dark: !dark }))}>
        <Icon name={dark ? 'sun' : 'moon'} />
        پوستهٔ تیره
        <Caption style={{ marginInlineStart: 'auto' }}>{dark ? 'روشن است' : 'خاموش است'}</Caption>
      </RowButton>
      {openSupportAccess !== null && (
        <RowButton type="button" onClick={openSupportAccess}>
          <Icon name="eye" />
          {SUPPORT_ACCESS}
        </RowButton>
      )}
      <RowButton type="button" disabled={isPending} onClick={signOut} style={{ color: tone.pomegranateText }}>
        <Icon name="logout" />
        خروج از پنل
      </RowButton>
      {failureDialog}
    </Card>
  );
}
