import { fillPath } from '@peyk/shared-module';
import { DraftGroupDialog, draftGroupsQuery, type DraftGroup } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import {
  Button,
  Caption,
  Card,
  CardTitle,
  ErrorFace,
  ForbiddenFace,
  QueryView,
  SkeletonRows,
  Stack,
  focusRing,
  font,
  formatNumber,
  media,
  radius,
  size,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { draftCountsQuery } from '../../api/count-drafts';
import { DRAFTS_PATHS } from '../../drafts-paths';
import { messages } from '../../messages';

const words = messages.groups;
const SKELETONS = 3;
const CHIP_PX = 220;

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  '& > h2': { margin: 0 },
});
/** Below each other beside the list; on the phone in one line that scrolls. */
const Links = styled('nav')({
  display: 'grid',
  gap: space[1],
  [media.mobile]: { display: 'flex', overflowX: 'auto', gap: space[2], paddingBlock: space[1] },
});
const GroupLink = styled(NavLink)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: size.control,
  paddingInline: space[3],
  borderRadius: radius.field,
  color: tone.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { background: tone.lapisSoft },
  '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  '&[aria-current="page"]': { background: tone.lapisSoft, color: tone.lapisText, fontWeight: font.medium },
  [media.mobile]: {
    flex: 'none',
    maxInlineSize: CHIP_PX,
    minBlockSize: size.touch,
    border: `1px solid ${tone.hairline}`,
    '& > bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

/** The groups with their counts, each leading to its page, and how much room there is. */
export function GroupsCard() {
  const query = useQuery(draftGroupsQuery());
  const mayEdit = useMay('draft.edit');
  const [isMaking, setMaking] = useState(false);
  return (
    <Card>
      <Stack gap={3}>
        <Head>
          <CardTitle>{words.title}</CardTitle>
          {mayEdit && (
            <Button variant="quiet" icon="plus" onClick={() => setMaking(true)}>
              {words.new}
            </Button>
          )}
        </Head>
        <QueryView
          query={query}
          loading={<SkeletonRows count={SKELETONS} />}
          isEmpty={() => false}
          empty={null}
          error={(view) => <ErrorFace {...view} />}
          forbidden={<ForbiddenFace />}
        >
          {(groups) => <GroupLinks groups={groups} />}
        </QueryView>
        <Room />
      </Stack>
      {isMaking && <DraftGroupDialog onClose={() => setMaking(false)} />}
    </Card>
  );
}

function GroupLinks({ groups }: { readonly groups: readonly DraftGroup[] }) {
  const links = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // Where they stand in one line, the open one may be out of sight.
  useEffect(() => {
    const current = links.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [pathname, groups.length]);
  const total = groups.reduce((sum, { drafts_count }) => sum + drafts_count, 0);
  return (
    <Links ref={links} aria-label={words.title}>
      <GroupLink to={DRAFTS_PATHS.list} end>
        <bdi>{words.all}</bdi>
        <Caption>{formatNumber(total)}</Caption>
      </GroupLink>
      {groups.map(({ id, title, drafts_count }) => (
        <GroupLink key={id} to={fillPath(DRAFTS_PATHS.group, { id })}>
          <bdi>{title}</bdi>
          <Caption>{formatNumber(drafts_count)}</Caption>
        </GroupLink>
      ))}
    </Links>
  );
}

/** How much of the account's room is taken. Nothing else hangs on it, so a failure is silent. */
function Room() {
  const { data } = useQuery(draftCountsQuery());
  if (data === undefined) return null;
  const { groups_count, groups_limit, drafts_count, drafts_limit } = data;
  return <Caption>{words.room(groups_count, groups_limit, drafts_count, drafts_limit)}</Caption>;
}
