import { SelectBox } from '@peyk/shared-ui';
import type { Role } from '../api/roles';
import { messages } from '../messages';

interface RolePickerProps {
  readonly roles: readonly Role[];
  /** The role that the colleague has now: it stays choosable, no matter who looks. */
  readonly current?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string;
}

/** Chooses one of the roles that who looks may give. */
export function RolePicker({ roles, current, value, onChange, ...field }: RolePickerProps) {
  const options = roles
    .filter(({ id, may_change }) => may_change || id === current)
    .map(({ id, title, permissions }) => ({
      value: id,
      label: title,
      hint: messages.permissionsCount(permissions.length),
    }));
  return (
    <SelectBox
      {...field}
      label={messages.fields.role}
      options={options}
      value={value}
      onChange={onChange}
      hint={options.length < roles.length ? messages.roleHint : undefined}
      required
    />
  );
}
