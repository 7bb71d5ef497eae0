import { describeError } from '@peyk/shared-api-client';
import { fillPath } from '@peyk/shared-module';
import { RemoveDialog, RowLink } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import {
  Caption,
  ColumnsItem,
  DataTable,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  LinkButton,
  QueryView,
  SkeletonRows,
  Stack,
  When,
  formatNumber,
  useToasts,
  type ActionMenuItem,
  type Column,
} from '@peyk/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ROLES_KEY, deleteRole, duplicateRole, rolesQuery, type Role } from '../../api/roles';
import { COLLEAGUES_PATHS } from '../../colleagues-paths';
import { messages } from '../../messages';
import { tellLimits } from '../../model/tell-limits';

const COLUMNS: readonly Column<Role>[] = [
  {
    key: 'title',
    head: messages.fields.roleTitle,
    always: true,
    cell: (role) => <RoleName role={role} />,
  },
  { key: 'permissions', head: messages.permissions, cell: ({ permissions }) => formatNumber(permissions.length) },
  { key: 'holders', head: messages.title, cell: ({ colleagues_count }) => messages.holders(colleagues_count) },
  { key: 'updated_at', head: 'آخرین تغییر', cell: ({ updated_at }) => <When instant={updated_at} /> },
];

function RoleName({ role: { id, title, may_change, limits } }: { readonly role: Role }) {
  const told = tellLimits(limits);
  return (
    <div>
      {may_change ? <RowLink to={fillPath(COLLEAGUES_PATHS.updateRole, { id })}>{title}</RowLink> : <bdi>{title}</bdi>}
      {told !== undefined && <Caption>{told}</Caption>}
    </div>
  );
}

/** The roles of the account, and what can be done with each. */
export function RolesList() {
  const mayEdit = useMay('role.edit');
  const [removed, setRemoved] = useState<Role | null>(null);
  const rowActions = useRoleActions(setRemoved);
  const create = mayEdit && (
    <LinkButton component={Link} to={COLLEAGUES_PATHS.createRole} icon="plus" variant="primary">
      {messages.newRole}
    </LinkButton>
  );
  return (
    <Stack gap={4}>
      {create && (
        <Stack row gap={2}>
          {create}
        </Stack>
      )}
      <QueryView
        query={useQuery(rolesQuery)}
        loading={<SkeletonRows count={4} />}
        isEmpty={(roles) => roles.length === 0}
        empty={<EmptyFace title={messages.rolesEmptyTitle} help={messages.rolesEmptyHelp} />}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {(roles) => (
          <DataTable
            caption={messages.roles}
            columns={COLUMNS}
            rows={roles}
            rowKey={({ id }) => id}
            rowName={({ title }) => title}
            mobileItem={(row) => <ColumnsItem columns={COLUMNS} row={row} />}
            {...(mayEdit && { rowActions })}
          />
        )}
      </QueryView>
      {removed !== null && <RemoveRole role={removed} onClose={() => setRemoved(null)} />}
    </Stack>
  );
}

function useRoleActions(onRemove: (role: Role) => void) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { show } = useToasts();
  const copying = useMutation({
    mutationFn: ({ id }: Role) => duplicateRole(id),
    onSuccess: ({ title }) => {
      void client.invalidateQueries({ queryKey: ROLES_KEY });
      show({ text: messages.duplicated(title) });
    },
    onError: (error) => show({ text: describeError(error), tone: 'danger' }),
  });
  return (role: Role): ActionMenuItem[] => [
    {
      key: 'edit',
      label: messages.edit,
      icon: 'pencil',
      disabled: !role.may_change,
      onSelect: () => void navigate(fillPath(COLLEAGUES_PATHS.updateRole, { id: role.id })),
    },
    { key: 'copy', label: messages.duplicate, icon: 'copy', onSelect: () => copying.mutate(role) },
    {
      key: 'remove',
      label: messages.removeRole,
      icon: 'trash',
      danger: true,
      disabled: !role.may_change,
      onSelect: () => onRemove(role),
    },
  ];
}

function RemoveRole({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
  return (
    <RemoveDialog
      title={messages.removeRoleTitle}
      remove={() => deleteRole(role.id)}
      changes={[ROLES_KEY]}
      sentence={messages.roleRemoved}
      onClose={onClose}
    >
      {messages.removeRoleBody(role.title)}
    </RemoveDialog>
  );
}
