import { ApiError, describeError } from '@peyk/shared-api-client';
import { Button, CodeField, CodeResend, LatinRun, Notice, Stack, focusFirstError, useCountdown } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { resendApiKeyCode } from '../../api/api-keys';
import { messages } from '../../messages';
import type { Challenge } from '../../model/challenge';

/** Too many wrong codes, or too late: another code would be of no use. */
const OVER = ['422-60', '422-61', '429-13'];
/** What is said at the field itself. */
const OF_CODE = ['422-11', '422-12'];

const isOneOf = (codes: readonly string[], error: unknown) =>
  error instanceof ApiError && codes.includes(error.code ?? '');

interface CodeStepProps<Answer> {
  readonly challenge: Challenge;
  /** Asks the server for what the code is good for. */
  readonly confirm: (code: { readonly token: string; readonly code: string }) => Promise<Answer>;
  readonly onConfirmed: (answer: Answer) => void;
  /** Another code was sent. */
  readonly onChallenge: (challenge: Challenge) => void;
  /** Back to the step before; `isOver` when this code is of no use any more. */
  readonly onBack: (isOver: boolean) => void;
}

/** Second step: the code that came by SMS. It is sent as soon as its last digit is there. */
export function CodeStep<Answer>({ challenge, confirm, onConfirmed, onChallenge, onBack }: CodeStepProps<Answer>) {
  const formElement = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const isExpired = useCountdown(challenge.expiresAt) === 0;
  const confirming = useMutation({
    mutationFn: confirm,
    // The answer may hold a secret: it is kept nowhere.
    gcTime: 0,
    onSuccess: onConfirmed,
    onError: () => {
      setCode('');
      // After the failure is drawn: the field is to be mended, wherever the keyboard was.
      requestAnimationFrame(() => focusFirstError(formElement.current));
    },
  });
  const resending = useMutation({
    mutationFn: () => resendApiKeyCode(challenge.token),
    onSuccess: (next) => {
      setCode('');
      confirming.reset();
      onChallenge(next);
    },
  });
  const submit = (whole: string) => {
    if (!isExpired && !confirming.isPending) confirming.mutate({ token: challenge.token, code: whole });
  };
  const isOver = isOneOf(OVER, confirming.error) || isOneOf(OVER, resending.error);
  const atField = isOneOf(OF_CODE, confirming.error) && !isExpired;
  const problem = resending.error ?? (atField ? null : confirming.error);
  const isComplete = code.length === challenge.codeLength;
  return (
    <form
      ref={formElement}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <Stack gap={4}>
        <p>
          {messages.codeHelp(challenge.codeLength)} <LatinRun>{toPersianDigits(challenge.mobileHint)}</LatinRun>
        </p>
        {problem !== null && <Notice tone="danger">{describeError(problem)}</Notice>}
        <CodeField
          label={messages.codeLabel}
          length={challenge.codeLength}
          autoFocus
          disabled={isExpired || isOver}
          value={code}
          error={atField ? describeError(confirming.error) : undefined}
          onChange={(typed) => {
            confirming.reset();
            setCode(typed);
          }}
          onComplete={submit}
        />
        <Button type="submit" variant="primary" wide busy={confirming.isPending} disabled={isExpired || !isComplete}>
          {messages.make}
        </Button>
        <Stack gap={1}>
          {!isOver && (
            <CodeResend
              resendAt={challenge.resendAt}
              expiresAt={challenge.expiresAt}
              busy={resending.isPending}
              onResend={() => resending.mutate()}
            />
          )}
          <Button variant="quiet" wide onClick={() => onBack(isOver)}>
            {messages.back}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
