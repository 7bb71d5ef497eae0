import { creditQuery } from '@peyk/shared-api-client';
import { limits } from '@peyk/shared-contract';
import { Checkbox, TextField, formatNumber } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { boolean, object } from 'yup';
import { contractNumber } from '../form/contract-field';
import { FormDialog } from '../form/form-dialog';
import { useServerForm } from '../form/use-server-form';
import { accountContactQuery, balanceAlertQuery, setBalanceAlert, type BalanceAlert } from './balance-alert-queries';
import { alertMessages as words } from './balance-alert-messages';

const LIMITS = limits.setBalanceAlertLimits.below;
const LEAST = formatNumber(String(LIMITS.minimum));
const schema = object({
  isOn: boolean().defined(),
  below: contractNumber(LIMITS, words.wrong(LEAST, formatNumber(String(LIMITS.maximum)))),
});

interface AlertDialogProps {
  readonly alert: BalanceAlert;
  readonly onClose: () => void;
}

/** Below which balance the account is told, and whether at all. Mount it to open it. */
export default function AlertDialog({ alert, onClose }: AlertDialogProps) {
  const client = useQueryClient();
  const { data: contact } = useQuery(accountContactQuery());
  const form = useServerForm({
    initialValues: { isOn: alert.is_on, below: alert.below },
    schema,
    fields: { isOn: 'is_on', below: 'below' },
    submit: ({ isOn, below }) => setBalanceAlert({ is_on: isOn, below: Number(below) }),
    onDone: onClose,
    onSettled: () =>
      Promise.all([balanceAlertQuery(), creditQuery()].map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
  });
  const numbers = contact?.numbers.map((number) => toPersianDigits(`0${number.slice(2)}`)).join('، ');
  return (
    <FormDialog title={words.title} submitLabel={words.save} form={form} disabled={!form.isDirty} onClose={onClose}>
      <Checkbox {...form.bindValue('isOn')} label={words.isOn} hint={numbers && words.toNumber(numbers)} />
      <TextField
        {...form.bind('below')}
        label={words.below}
        kind="digits"
        unit={words.unit}
        hint={words.belowHint(LEAST)}
        required
      />
    </FormDialog>
  );
}
