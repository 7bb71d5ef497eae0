import { useFormik } from 'formik';
import { useMutation } from '@tanstack/react-query';
import { describeError } from '@peyk/shared-api-client';
import { Button, CodeField, LatinRun, Notice, Stack, bindField } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { object, string } from 'yup';
import { confirmCode } from '../../api/confirm-code';
import { resendCode } from '../../api/resend-code';
import { messages } from '../../messages';
import { formatCountdown, type Challenge } from '../../model/challenge';
import { useCountdown } from '../../model/use-countdown';
import { StepHead } from './login-frame';

interface CodeStepProps {
  readonly challenge: Challenge;
  /** Another code was sent. */
  readonly onChallenge: (challenge: Challenge) => void;
  readonly onConfirmed: (token: string) => void;
  readonly onBack: () => void;
}

/** Second step: the code that was sent to the mobile. It is confirmed as soon as its last digit is there. */
export function CodeStep({ challenge, onChallenge, onConfirmed, onBack }: CodeStepProps) {
  const untilExpiry = useCountdown(challenge.expiresAt);
  const untilResend = useCountdown(challenge.resendAt);
  const isExpired = untilExpiry === 0;
  const confirming = useMutation({ mutationFn: confirmCode, onSuccess: onConfirmed });
  const confirm = (code: string) => {
    if (!isExpired && !confirming.isPending) confirming.mutate({ token: challenge.token, code });
  };
  const form = useFormik({
    initialValues: { code: '' },
    validationSchema: object({ code: string().length(challenge.codeLength, messages.codeIncomplete) }).required(),
    onSubmit: ({ code }) => confirm(code),
  });
  const resending = useMutation({
    mutationFn: () => resendCode(challenge.token),
    onSuccess: (next) => {
      form.resetForm();
      confirming.reset();
      onChallenge(next);
    },
  });
  const failure = confirming.error ?? resending.error;
  const isComplete = form.values.code.length === challenge.codeLength;

  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <Stack gap={4}>
        <StepHead title={messages.codeTitle}>
          کد {toPersianDigits(challenge.codeLength)} رقمی را به شماره‌ای فرستادیم که به{' '}
          <LatinRun>{toPersianDigits(challenge.mobileHint)}</LatinRun> پایان می‌یابد.
        </StepHead>
        {failure !== null && <Notice tone="danger">{describeError(failure)}</Notice>}
        {isExpired && <Notice tone="attention">{messages.codeExpired}</Notice>}
        {resending.isSuccess && failure === null && !isExpired && <Notice tone="alive">{messages.resent}</Notice>}
        <CodeField
          label={messages.codeLabel}
          length={challenge.codeLength}
          autoFocus
          disabled={isExpired}
          onComplete={confirm}
          {...bindField(form, 'code')}
        />
        <Button type="submit" variant="primary" wide busy={confirming.isPending} disabled={isExpired || !isComplete}>
          {messages.confirm}
        </Button>
        <Stack gap={1}>
          <Button
            variant={isExpired ? 'primary' : 'quiet'}
            wide
            icon="refresh"
            busy={resending.isPending}
            disabled={untilResend > 0}
            onClick={() => resending.mutate()}
          >
            {messages.resend}
            {untilResend > 0 && <span>({formatCountdown(untilResend)})</span>}
          </Button>
          <Button variant="quiet" wide onClick={onBack}>
            {messages.back}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
