import { DetailView } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { ErrorFace, ForbiddenFace, Notice, QueryView, SkeletonRows } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { permissionsQuery, roleQuery } from '../../api/roles';
import { COLLEAGUES_PATHS } from '../../colleagues-paths';
import { RoleForm } from '../../components/role-form';
import { messages } from '../../messages';

const UNKNOWN = {
  title: messages.unknownRoleTitle,
  help: messages.unknownRoleHelp,
  to: COLLEAGUES_PATHS.roles,
  back: messages.backToRoles,
};

/** Changes a role; its colleagues have it so at once. */
export default function UpdateRoleScreen() {
  usePage({ title: messages.editRoleTitle, backTo: COLLEAGUES_PATHS.roles });
  const { id = '' } = useParams();
  const permissions = useQuery(permissionsQuery);
  return (
    <DetailView query={useQuery(roleQuery(id))} unknown={UNKNOWN}>
      {(role) =>
        role.may_change ? (
          <QueryView
            query={permissions}
            loading={<SkeletonRows count={6} />}
            isEmpty={() => false}
            empty={null}
            error={(view) => <ErrorFace {...view} />}
            forbidden={<ForbiddenFace />}
          >
            {(groups) => <RoleForm role={role} groups={groups} />}
          </QueryView>
        ) : (
          <Notice tone="attention">{messages.mayNotChangeRole}</Notice>
        )
      }
    </DetailView>
  );
}
