import { limits } from '@peyk/shared-contract';
import { FormDialog, contractText, useServerForm } from '@peyk/shared-screens';
import { TextField } from '@peyk/shared-ui';
import { requiredMessage } from '@peyk/shared-validation';
import { object, string } from 'yup';
import { updateColleague } from '../api/change-colleagues';
import { COLLEAGUES_KEY, type Colleague } from '../api/colleagues-queries';
import { ROLES_KEY, type Role } from '../api/roles';
import { messages } from '../messages';
import { RolePicker } from './role-picker';

const words = messages.fields;
const LIMITS = limits.inviteColleagueLimits;
const schema = object({
  name: contractText(LIMITS.name, { label: words.name }),
  role_id: string().required(requiredMessage(words.role)),
});

interface EditColleagueProps {
  readonly colleague: Colleague;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}

/** Another name or another role. Mount it when it is to be open. */
export default function EditColleague({ colleague, roles, onClose }: EditColleagueProps) {
  const form = useServerForm({
    initialValues: { name: colleague.name, role_id: colleague.role.id },
    schema,
    submit: (fields) => updateColleague({ id: colleague.id, ...fields }),
    changes: [COLLEAGUES_KEY, ROLES_KEY],
    onDone: onClose,
  });
  return (
    <FormDialog title={messages.editTitle} submitLabel={messages.save} form={form} onClose={onClose}>
      <TextField {...form.bind('name')} label={words.name} maxLength={LIMITS.name.maxLength} required />
      <RolePicker {...form.bind('role_id')} roles={roles} current={colleague.role.id} />
    </FormDialog>
  );
}
