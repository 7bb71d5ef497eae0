import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, whoAmIQuery } from '@peyk/shared-api-client';
import { isoDayOf } from '@peyk/shared-jalali';
import { Button, DateTextField, Notice, Stack, TextField } from '@peyk/shared-ui';
import { NATIONAL_ID_DIGITS, nationalIdSchema, requiredMessage } from '@peyk/shared-validation';
import { useFormik } from 'formik';
import { object } from 'yup';
import { correctIdentity } from '../../api/correct-identity';
import { FailureNotice } from '../../components/failure-notice';
import { ValidatedForm } from '../../components/validated-form';
import { memberMessages } from '../../member-messages';
import { messages } from '../../messages';
import { bindFilled } from '../../model/bind-filled';
import { birthDateSchema } from '../../model/birth-date';
import { today } from '../../model/today';

const schema = object({
  nationalId: nationalIdSchema().required(requiredMessage(messages.nationalId)),
  birthDate: birthDateSchema(today).required(requiredMessage(messages.birthDate)),
});

/** National id and birth date once more; the registry is asked again with them. */
export function CorrectionForm() {
  const client = useQueryClient();
  const correcting = useMutation({
    mutationFn: correctIdentity,
    onSuccess: (activation) => {
      client.setQueryData(whoAmIQuery.queryKey, (before) => before && { ...before, activation });
    },
    // Someone may have activated it meanwhile: then this form has nothing to do here any more.
    onError: (cause) => {
      const isActive = cause instanceof ApiError && cause.status === 409;
      if (isActive) void client.invalidateQueries({ queryKey: whoAmIQuery.queryKey });
    },
  });
  const form = useFormik({
    initialValues: { nationalId: '', birthDate: '' },
    validationSchema: schema,
    onSubmit: (values) => {
      const { nationalId, birthDate } = schema.cast(values);
      correcting.mutate({ national_id: nationalId, birth_date: isoDayOf(birthDate) });
    },
  });
  return (
    <ValidatedForm onSubmit={form.submitForm}>
      <Stack gap={4}>
        {correcting.isError && <FailureNotice error={correcting.error} />}
        {correcting.data?.state === 'inactive' && <Notice tone="attention">{memberMessages.stillInactive}</Notice>}
        <TextField
          {...bindFilled(form, 'nationalId')}
          label={messages.nationalId}
          kind="digits"
          maxLength={NATIONAL_ID_DIGITS}
          required
        />
        <DateTextField
          {...bindFilled(form, 'birthDate')}
          label={messages.birthDate}
          hint={messages.birthDateHint}
          placeholder="1370/01/01"
          required
        />
        <Button type="submit" variant="primary" wide busy={correcting.isPending}>
          {memberMessages.checkAgain}
        </Button>
      </Stack>
    </ValidatedForm>
  );
}
