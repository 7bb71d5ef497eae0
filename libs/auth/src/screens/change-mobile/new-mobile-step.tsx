import { useMutation } from '@tanstack/react-query';
import { Button, MobileField, Stack } from '@peyk/shared-ui';
import { requiredMessage } from '@peyk/shared-validation';
import { useFormik } from 'formik';
import { object } from 'yup';
import { confirmNewMobile } from '../../api/change-mobile';
import { FailureNotice } from '../../components/failure-notice';
import { StepHead } from '../../components/step-head';
import { ValidatedForm } from '../../components/validated-form';
import { mobileMessages as words } from '../../mobile-messages';
import { bindFilled } from '../../model/bind-filled';
import type { Challenge, ChallengeCode } from '../../model/challenge';
import { mobileSchema } from '../../model/mobile';

const schema = object({ mobile: mobileSchema().required(requiredMessage(words.newMobile)) });

interface NewMobileStepProps {
  /** Of the present number. */
  readonly code: ChallengeCode;
  readonly onChallenge: (challenge: Challenge) => void;
  readonly onStartAgain: () => void;
}

/** Third step: which number it is to be. */
export function NewMobileStep({ code, onChallenge, onStartAgain }: NewMobileStepProps) {
  const asking = useMutation({
    mutationFn: (mobile: string) => confirmNewMobile(code, mobile),
    onSuccess: onChallenge,
  });
  const form = useFormik({
    initialValues: { mobile: '' },
    validationSchema: schema,
    onSubmit: (values) => asking.mutate(schema.cast(values).mobile),
  });
  return (
    <ValidatedForm onSubmit={form.submitForm}>
      <Stack gap={4}>
        <StepHead title={words.newTitle}>{words.newHelp}</StepHead>
        {asking.isError && <FailureNotice error={asking.error} />}
        <MobileField label={words.newMobile} {...bindFilled(form, 'mobile')} />
        <Stack gap={1}>
          <Button type="submit" variant="primary" wide busy={asking.isPending}>
            {words.sendNew}
          </Button>
          <Button variant="quiet" wide onClick={onStartAgain}>
            {words.again}
          </Button>
        </Stack>
      </Stack>
    </ValidatedForm>
  );
}
