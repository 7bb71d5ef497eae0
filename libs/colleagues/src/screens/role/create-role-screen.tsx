import { usePage } from '@peyk/shared-store';
import { ErrorFace, ForbiddenFace, QueryView, SkeletonRows } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { permissionsQuery } from '../../api/roles';
import { COLLEAGUES_PATHS } from '../../colleagues-paths';
import { RoleForm } from '../../components/role-form';
import { messages } from '../../messages';

/** Makes a role. */
export default function CreateRoleScreen() {
  usePage({ title: messages.newRoleTitle, backTo: COLLEAGUES_PATHS.roles });
  return (
    <QueryView
      query={useQuery(permissionsQuery)}
      loading={<SkeletonRows count={6} />}
      isEmpty={() => false}
      empty={null}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {(groups) => <RoleForm groups={groups} />}
    </QueryView>
  );
}
