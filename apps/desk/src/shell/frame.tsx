import {
  COLLECTION_NAMES,
  QUEUE_NAMES,
  collectionPath,
  collectionsQuery,
  deskApi,
  ownQueuesQuery,
  queuePath,
} from '@peyk/desk-api';
import { answerOf } from '@peyk/shared-api-client';
import { TOKEN_KEY, writeStored } from '@peyk/shared-store';
import {
  BrandMark,
  Button,
  IconButton,
  TilePattern,
  font,
  formatNumber,
  media,
  radius,
  size,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, NavLink, Outlet, useNavigate } from 'react-router';
import { useTheme } from './theme';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${size.sideMenu}px minmax(0, 1fr)`,
  minBlockSize: '100dvh',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
});
const Menu = styled('nav')({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  blockSize: '100dvh',
  overflowY: 'auto',
  paddingBlock: space[4],
  paddingInline: space[3],
  background: tone.menu,
  color: tone.onMenu,
  // On the phone the queues stand in one row that moves sideways.
  [media.mobile]: {
    position: 'relative',
    flexDirection: 'row',
    blockSize: 'auto',
    overflowX: 'auto',
    padding: space[2],
  },
});
const Brand = styled(Link)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: 'none',
  marginBlockEnd: space[5],
  paddingInline: space[2],
  color: 'inherit',
  fontSize: font.title,
  fontWeight: font.bold,
  textDecoration: 'none',
  borderRadius: radius.field,
  [media.mobile]: { marginBlockEnd: 0, fontSize: font.body },
});
const Entry = styled(NavLink)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  flex: 'none',
  minBlockSize: size.touch,
  paddingInline: space[3],
  borderRadius: radius.field,
  color: tone.onMenuSoft,
  textDecoration: 'none',
  '&:hover': { background: tone.menuCurrent, color: tone.onMenu },
  '&:focus-visible': { outlineColor: tone.onMenu, outlineOffset: -2 },
  '&[aria-current]': { background: tone.menuCurrent, color: tone.onMenu, fontWeight: font.medium },
});
const Count = styled('span')({ fontSize: font.caption });
const Foot = styled('div')({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 220,
  pointerEvents: 'none',
  maskImage: 'linear-gradient(to top, black, transparent)',
  [media.mobile]: { display: 'none' },
});
const Header = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[3],
  minBlockSize: size.header,
  paddingInline: space[6],
  background: tone.surface,
  borderBlockEnd: `1px solid ${tone.hairline}`,
  [media.mobile]: { minBlockSize: size.mobileHeader, paddingInline: space[4] },
});
const Name = styled('span')({
  marginInlineEnd: 'auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: font.medium,
});
const Content = styled('main')({
  maxInlineSize: size.content,
  marginInline: 'auto',
  padding: space[6],
  [media.mobile]: { padding: space[4] },
});

/** What stands around every page of the desk: the queues of the person, who it is, and the way out. */
export function Frame() {
  const { data } = useQuery(ownQueuesQuery());
  return (
    <Root>
      <Menu aria-label="صف‌ها">
        <Foot>
          <TilePattern tile={64} strength={0.12} />
        </Foot>
        <Brand to="/">
          <BrandMark on="menu" />
          میز کار
        </Brand>
        {data?.queues.map(({ queue, waiting }) => (
          <Entry key={queue} to={queuePath(queue)}>
            {QUEUE_NAMES[queue]}
            {waiting > 0 && <Count>{formatNumber(waiting)}</Count>}
          </Entry>
        ))}
        {data?.person.roles.includes('accounts') && <Entry to="/accounts">حساب‌ها</Entry>}
        <Collections />
        {data?.person.roles.includes('engine') && <Entry to="/engine">موتور ارسال</Entry>}
      </Menu>
      <div>
        <Header>
          <Name>{data?.person.name}</Name>
          <ThemeSwitch />
          <SignOut />
        </Header>
        <Content id="content">
          <Outlet />
        </Content>
      </div>
    </Root>
  );
}

/** What the person may keep, after what they decide about. */
function Collections() {
  const { data } = useQuery(collectionsQuery());
  return data?.collections.map(({ collection }) => (
    <Entry key={collection} to={collectionPath(collection)}>
      {COLLECTION_NAMES[collection]}
    </Entry>
  ));
}

function ThemeSwitch() {
  const { dark, choose } = useTheme();
  return (
    <IconButton icon={dark ? 'sun' : 'moon'} label={dark ? 'پوستهٔ روشن' : 'پوستهٔ تیره'} onClick={() => choose(!dark)} />
  );
}

function SignOut() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => answerOf(deskApi.POST('/sign-out')),
    // Whatever the server says, nothing of it stays in this browser.
    onSettled: () => {
      writeStored(TOKEN_KEY, null);
      client.clear();
      void navigate('/sign-in', { replace: true });
    },
  });
  return (
    <Button variant="quiet" icon="logout" busy={isPending} onClick={() => mutate()}>
      خروج
    </Button>
  );
}
