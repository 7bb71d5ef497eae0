import { describeError } from '@peyk/shared-api-client';
import { DetailView } from '@peyk/shared-screens';
import { useMay, usePage } from '@peyk/shared-store';
import {
  Button,
  Card,
  CardTitle,
  Fact,
  Facts,
  LatinRun,
  MobileNumber,
  Notice,
  Stack,
  When,
  useToasts,
} from '@peyk/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { useParams } from 'react-router';
import { inviteColleagueAgain } from '../../api/change-colleagues';
import { COLLEAGUES_KEY, colleagueQuery, type Colleague } from '../../api/colleagues-queries';
import { rolesQuery } from '../../api/roles';
import { COLLEAGUES_PATHS } from '../../colleagues-paths';
import { ColleagueStateChip } from '../../components/colleague-state';
import { messages } from '../../messages';

const EditColleague = lazy(() => import('../../components/edit-colleague'));
const ChangeState = lazy(() => import('../../components/change-state'));

const UNKNOWN = {
  title: messages.unknownTitle,
  help: messages.unknownHelp,
  to: COLLEAGUES_PATHS.list,
  back: messages.backToList,
};

/** One colleague, and what can be done about them. */
export default function ColleagueScreen() {
  usePage({ title: messages.one, backTo: COLLEAGUES_PATHS.list });
  const { id = '' } = useParams();
  return (
    <DetailView query={useQuery(colleagueQuery(id))} unknown={UNKNOWN}>
      {(colleague) => (
        <Card>
          <Stack gap={4}>
            <CardTitle>{colleague.name}</CardTitle>
            <ColleagueFacts colleague={colleague} />
            <Actions colleague={colleague} />
          </Stack>
        </Card>
      )}
    </DetailView>
  );
}

function ColleagueFacts({ colleague }: { readonly colleague: Colleague }) {
  const { mobile, username, role, state, created_at, invitation_expires_at } = colleague;
  const words = messages.fields;
  return (
    <Facts look="lined">
      <Fact name={words.state}>
        <ColleagueStateChip state={state} />
      </Fact>
      <Fact name={words.role}>
        <bdi>{role.title}</bdi>
      </Fact>
      <Fact name={words.mobile}>
        <MobileNumber number={mobile} />
      </Fact>
      <Fact name={words.username}>
        {username === null ? messages.notJoined : <LatinRun breaks>{username}</LatinRun>}
      </Fact>
      <Fact name={words.createdAt}>
        <When instant={created_at} />
      </Fact>
      {invitation_expires_at !== null && (
        <Fact name={messages.invitationOpen}>
          <When instant={invitation_expires_at} />
        </Fact>
      )}
    </Facts>
  );
}

function Actions({ colleague }: { readonly colleague: Colleague }) {
  const mayEdit = useMay('colleague.edit');
  const [open, setOpen] = useState<'edit' | 'state' | null>(null);
  const roles = useQuery({ ...rolesQuery, enabled: mayEdit });
  const close = () => setOpen(null);
  // Anyone who looks is changed by others.
  if (!mayEdit || colleague.is_self) return null;
  const isOff = colleague.state === 'deactivated';
  return (
    <>
      <Stack row gap={2}>
        <Button icon="pencil" onClick={() => setOpen('edit')} disabled={roles.data === undefined}>
          {messages.edit}
        </Button>
        {colleague.state === 'pending' && colleague.username === null && <InviteAgain colleague={colleague} />}
        <Button
          icon={isOff ? 'check' : 'block'}
          variant={isOff ? 'secondary' : 'danger'}
          onClick={() => setOpen('state')}
        >
          {isOff ? messages.activate : messages.deactivate}
        </Button>
      </Stack>
      <Suspense fallback={null}>
        {open === 'edit' && roles.data && <EditColleague colleague={colleague} roles={roles.data} onClose={close} />}
        {open === 'state' && <ChangeState colleague={colleague} onClose={close} />}
      </Suspense>
    </>
  );
}

function InviteAgain({ colleague: { id } }: { readonly colleague: Colleague }) {
  const client = useQueryClient();
  const { show } = useToasts();
  const inviting = useMutation({
    mutationFn: () => inviteColleagueAgain(id),
    onSuccess: () => show({ text: messages.invitedAgain }),
    onSettled: () => client.invalidateQueries({ queryKey: COLLEAGUES_KEY }),
  });
  return (
    <>
      <Button icon="send" busy={inviting.isPending} onClick={() => inviting.mutate()}>
        {messages.inviteAgain}
      </Button>
      {inviting.isError && <Notice tone="danger">{describeError(inviting.error)}</Notice>}
    </>
  );
}
