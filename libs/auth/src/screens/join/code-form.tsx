import { Button, Stack, TextField } from '@peyk/shared-ui';
import { useFormik } from 'formik';
import { object, string } from 'yup';
import { FailureNotice } from '../../components/failure-notice';
import { StepHead } from '../../components/step-head';
import { ValidatedForm } from '../../components/validated-form';
import { joinMessages as words } from '../../join-messages';
import { bindFilled } from '../../model/bind-filled';

/** As in the contract of `readInvitation`. */
const LONGEST_CODE = 40;
const schema = object({ code: string().trim().required(words.codeNeeded) });

interface CodeFormProps {
  /** What was said of the code before. */
  readonly error: Error | null;
  readonly onCode: (code: string) => void;
}

/** For who got a code and no link, or a link that was cut. */
export function CodeForm({ error, onCode }: CodeFormProps) {
  const form = useFormik({
    initialValues: { code: '' },
    validationSchema: schema,
    onSubmit: ({ code }) => onCode(code.trim()),
  });
  return (
    <ValidatedForm onSubmit={form.submitForm}>
      <Stack gap={4}>
        <StepHead title={words.title}>{words.codeHelp}</StepHead>
        {error !== null && <FailureNotice error={error} />}
        <TextField
          label={words.code}
          kind="latin"
          maxLength={LONGEST_CODE}
          placeholder="k3v9-w7dq-2mhx-8pzt"
          autoFocus
          {...bindFilled(form, 'code')}
        />
        <Button type="submit" variant="primary" wide>
          {words.next}
        </Button>
      </Stack>
    </ValidatedForm>
  );
}
