import { limits } from '@peyk/shared-contract';
import { fillPath } from '@peyk/shared-module';
import { useServerForm } from '@peyk/shared-screens';
import { useMay, usePage } from '@peyk/shared-store';
import {
  Caption,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  LinkButton,
  MobileField,
  QueryView,
  SkeletonRows,
  TextField,
  useToasts,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { inviteColleague } from '../../api/change-colleagues';
import { COLLEAGUES_KEY } from '../../api/colleagues-queries';
import { ROLES_KEY, rolesQuery, type Role } from '../../api/roles';
import { COLLEAGUES_PATHS } from '../../colleagues-paths';
import { PageForm } from '../../components/page-form';
import { RolePicker } from '../../components/role-picker';
import { messages } from '../../messages';
import { inviteSchema } from '../../model/invite-schema';

const words = messages.fields;
const LIMITS = limits.inviteColleagueLimits;
/** Invites a person to work in the account. Without a role there is nothing to invite them to. */
export default function InviteScreen() {
  usePage({ title: messages.invite, backTo: COLLEAGUES_PATHS.list });
  return (
    <QueryView
      query={useQuery(rolesQuery)}
      loading={<SkeletonRows count={4} />}
      isEmpty={(roles) => roles.length === 0}
      empty={<RoleFirst />}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {(roles) => <InviteForm roles={roles} />}
    </QueryView>
  );
}

function RoleFirst() {
  const mayMakeRoles = useMay('role.edit');
  return (
    <EmptyFace
      title={messages.roleFirstTitle}
      help={messages.roleFirstHelp}
      action={
        mayMakeRoles && (
          <LinkButton component={Link} to={COLLEAGUES_PATHS.createRole} variant="primary">
            {messages.makeRole}
          </LinkButton>
        )
      }
    />
  );
}

function InviteForm({ roles }: { readonly roles: readonly Role[] }) {
  const navigate = useNavigate();
  const { show } = useToasts();
  const [only] = roles.length === 1 ? roles : [];
  const form = useServerForm({
    initialValues: { name: '', mobile: '', role_id: only?.may_change === true ? only.id : '' },
    schema: inviteSchema,
    submit: inviteColleague,
    changes: [COLLEAGUES_KEY, ROLES_KEY],
    onDone: ({ id, name }) => {
      show({ text: messages.invited(name) });
      void navigate(fillPath(COLLEAGUES_PATHS.one, { id }));
    },
  });
  return (
    <PageForm form={form} submitLabel={messages.sendInvitation}>
      <Caption as="p">{messages.inviteHelp}</Caption>
      <TextField {...form.bind('name')} label={words.name} maxLength={LIMITS.name.maxLength} required />
      <MobileField {...form.bind('mobile')} label={words.mobile} required />
      <RolePicker {...form.bind('role_id')} roles={roles} />
      <Caption as="p">{messages.ownerIsResponsible}</Caption>
    </PageForm>
  );
}
