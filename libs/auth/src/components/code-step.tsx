import { useFormik } from 'formik';
import { useMutation } from '@tanstack/react-query';
import { ApiError, describeError } from '@peyk/shared-api-client';
import { Button, CodeField, CodeResend, LatinRun, Notice, Stack, focusFirstError, useCountdown } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useRef, useState, type ReactNode } from 'react';
import { object, string } from 'yup';
import { resendCode } from '../api/resend-code';
import { messages } from '../messages';
import { bindFilled } from '../model/bind-filled';
import type { Challenge, ChallengeCode } from '../model/challenge';
import { FailureNotice } from './failure-notice';
import { StepHead } from './step-head';

interface CodeStepProps<Answer> {
  readonly challenge: Challenge;
  /** Whether a code was really sent. Of a forgotten password nobody may learn that. Default: true. */
  readonly isCertain?: boolean;
  readonly title: string;
  /** The verb on the button. */
  readonly action: string;
  /** Asks the server whether the code is right. */
  readonly confirm: (code: ChallengeCode) => Promise<Answer>;
  readonly onConfirmed: (answer: Answer, code: ChallengeCode) => void;
  /** Another code was sent. */
  readonly onChallenge: (challenge: Challenge) => void;
  /** Another way than the code. */
  readonly otherWay?: ReactNode;
  readonly backLabel: string;
  readonly onBack: () => void;
}

/**
 * The step of the one-time code, wherever there is one: signing in, registering, a forgotten password. The code is
 * confirmed as soon as its last digit is there; after its time none is taken, and a new one is one press away.
 */
export function CodeStep<Answer>({
  challenge,
  isCertain = true,
  confirm,
  onConfirmed,
  onChallenge,
  otherWay,
  ...words
}: CodeStepProps<Answer>) {
  const formElement = useRef<HTMLFormElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  const length = isRecovery ? RECOVERY_DIGITS : challenge.codeLength;
  const untilExpiry = useCountdown(challenge.expiresAt);
  const isExpired = untilExpiry === 0;
  const confirming = useMutation({
    mutationFn: confirm,
    onSuccess: onConfirmed,
    onError: () => {
      // The boxes are empty for the next try; the sentence below them stays until something is typed.
      void form.setFieldValue('code', '', false);
      // After the failure is drawn: the field is to be mended, wherever the keyboard was.
      requestAnimationFrame(() => focusFirstError(formElement.current));
    },
  });
  const submit = (code: string) => {
    if (!isExpired && !confirming.isPending) confirming.mutate({ token: challenge.token, code });
  };
  const form = useFormik({
    initialValues: { code: '' },
    validationSchema: object({ code: string().length(length, messages.codeIncomplete) }).required(),
    onSubmit: ({ code }) => submit(code),
  });
  const resending = useMutation({
    mutationFn: () => resendCode(challenge.token),
    onSuccess: (next) => {
      form.resetForm();
      confirming.reset();
      onChallenge(next);
    },
  });
  const field = bindFilled(form, 'code');
  const isComplete = form.values.code.length === length;

  return (
    <form ref={formElement} onSubmit={form.handleSubmit} noValidate>
      <Stack gap={4}>
        <StepHead title={words.title}>
          {isRecovery ? messages.recoveryHelp : <CodeHelp challenge={challenge} isCertain={isCertain} />}
        </StepHead>
        {resending.isError && <FailureNotice error={resending.error} />}
        {isExpired && challenge.method === 'authenticator' && <Notice tone="attention">{messages.waitExpired}</Notice>}
        {resending.isSuccess && !confirming.isError && !isExpired && <Notice tone="alive">{messages.resent}</Notice>}
        <CodeField
          {...field}
          // Of another length it is another field: the keyboard begins anew.
          key={length}
          label={labelOf(challenge.method, isRecovery)}
          length={length}
          autoFocus
          disabled={isExpired}
          error={confirming.isError && !isExpired ? describeError(confirming.error) : field.error}
          onChange={(code) => {
            confirming.reset();
            field.onChange(code);
          }}
          onComplete={submit}
        />
        <Button type="submit" variant="primary" wide busy={confirming.isPending} disabled={isExpired || !isComplete}>
          {words.action}
        </Button>
        {otherWay}
        <Stack gap={1}>
          {challenge.method === 'sms' && !isOver(confirming.error) && !isOver(resending.error) && (
            <CodeResend
              resendAt={challenge.resendAt}
              expiresAt={challenge.expiresAt}
              busy={resending.isPending}
              onResend={() => resending.mutate()}
            />
          )}
          {challenge.method === 'authenticator' && !isExpired && (
            <Button
              variant="quiet"
              wide
              onClick={() => {
                form.resetForm();
                confirming.reset();
                setRecovery(!isRecovery);
              }}
            >
              {isRecovery ? messages.toAuthenticator : messages.toRecovery}
            </Button>
          )}
          <Button variant="quiet" wide onClick={words.onBack}>
            {words.backLabel}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** As many as a code for the day when the telephone is lost has. */
const RECOVERY_DIGITS = 8;

function labelOf(method: Challenge['method'], isRecovery: boolean): string {
  if (isRecovery) return messages.recoveryLabel;
  return method === 'sms' ? messages.codeLabel : messages.authenticatorLabel;
}

/** Too many wrong codes, or too late: another code would be of no use. */
const OVER = ['422-13', '422-14', '422-60', '422-61', '429-11', '429-13'];

const isOver = (error: unknown) => error instanceof ApiError && OVER.includes(error.code ?? '');

interface CodeHelpProps {
  readonly challenge: Challenge;
  readonly isCertain: boolean;
}

/** Where the code is to be found. */
function CodeHelp({ challenge: { method, codeLength, mobileHint }, isCertain }: CodeHelpProps) {
  const digits = toPersianDigits(codeLength);
  const number = <LatinRun>{toPersianDigits(mobileHint)}</LatinRun>;
  if (method === 'authenticator') return <>کد {digits} رقمی را از برنامهٔ رمزساز گوشی خود بخوانید و وارد کنید.</>;
  if (isCertain) {
    return (
      <>
        کد {digits} رقمی را به شماره‌ای فرستادیم که به {number} پایان می‌یابد.
      </>
    );
  }
  return (
    <>
      اگر این نام کاربری با شماره‌ای که به {number} پایان می‌یابد ثبت شده باشد، کدی {digits} رقمی به آن می‌رسد.
    </>
  );
}
