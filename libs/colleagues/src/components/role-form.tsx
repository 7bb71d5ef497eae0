import { limits } from '@peyk/shared-contract';
import { contractText, useServerForm } from '@peyk/shared-screens';
import { CardTitle, Notice, TextField, useToasts } from '@peyk/shared-ui';
import { useNavigate } from 'react-router';
import { array, boolean, object, string } from 'yup';
import { COLLEAGUES_KEY } from '../api/colleagues-queries';
import { ROLES_KEY, createRole, updateRole, type PermissionGroup, type Role } from '../api/roles';
import { COLLEAGUES_PATHS } from '../colleagues-paths';
import { messages } from '../messages';
import { PageForm } from './page-form';
import { PermissionGroups } from './permission-groups';
import { LIMIT_FIELDS, RoleLimits, limitsOf, valuesOf } from './role-limits';
import { RoleSights, changedSights, sightsOf } from './role-sights';

const LIMITS = limits.createAccessRoleLimits;
const schema = object({
  title: contractText(LIMITS.title, { label: messages.fields.roleTitle }),
  permissions: array().of(string().defined()).min(1, messages.choosePermission).defined(),
  ...LIMIT_FIELDS,
  lineIds: array().of(string().defined()).defined(),
  phonebookIds: array().of(string().defined()).defined(),
  masksNumbers: boolean().defined(),
  hidesTexts: boolean().defined(),
});

interface RoleFormProps {
  /** What is changed; without it a new one is made. */
  readonly role?: Role;
  readonly groups: readonly PermissionGroup[];
}

/** The title of a role, what it may hold and how much of it. */
export function RoleForm({ role, groups }: RoleFormProps) {
  const navigate = useNavigate();
  const { show } = useToasts();
  const form = useServerForm({
    initialValues: {
      title: role?.title ?? '',
      permissions: role?.permissions ?? ([] as readonly string[]),
      ...valuesOf(role?.limits),
      ...sightsOf(role?.limits),
    },
    schema,
    submit: (values) => {
      const limits = { ...limitsOf(values), ...changedSights(role?.limits, values) };
      const fields = { title: values.title, permissions: values.permissions, limits };
      return role === undefined ? createRole(fields) : updateRole(role.id, fields);
    },
    changes: [ROLES_KEY, COLLEAGUES_KEY],
    onDone: () => {
      show({ text: role === undefined ? messages.roleMade : messages.roleSaved });
      void navigate(COLLEAGUES_PATHS.roles);
    },
  });
  const { value, onChange, error } = form.bindValue('permissions');
  return (
    <PageForm form={form} submitLabel={role === undefined ? messages.makeRole : messages.saveRole}>
      <TextField
        {...form.bind('title')}
        label={messages.fields.roleTitle}
        maxLength={LIMITS.title.maxLength}
        required
      />
      <CardTitle>{messages.permissions}</CardTitle>
      <PermissionGroups groups={groups} value={value} onChange={onChange} />
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      <RoleSights
        masks={form.bindValue('masksNumbers')}
        hides={form.bindValue('hidesTexts')}
        lines={form.bindValue('lineIds')}
        phonebooks={form.bindValue('phonebookIds')}
      />
      <RoleLimits bind={form.bind} />
    </PageForm>
  );
}
