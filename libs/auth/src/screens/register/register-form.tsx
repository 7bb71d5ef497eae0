import { useQueryClient } from '@tanstack/react-query';
import { Button, Notice, SkeletonRows, Stack, focusFirstError } from '@peyk/shared-ui';
import { Suspense, lazy, useEffect, useRef, type RefObject } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { activityDomainsQuery, packagesQuery } from '../../api/registration-choices';
import { authPaths } from '../../auth-paths';
import { FailureNotice, ProvingNotice } from '../../components/failure-notice';
import { Links } from '../../components/links';
import { StepHead } from '../../components/step-head';
import { messages } from '../../messages';
import { stepBefore } from '../../model/registration';
import { AccountStep } from './account-step';
import { FormActions } from '../../components/form-actions';
import { RegistrationSteps } from './registration-steps';
import { useNext } from './use-next';
import type { RegistrationForm } from './use-registration';
import type { useStep } from './use-step';

const loadPersonStep = () => import('./person-step');
const loadPlanStep = () => import('./plan-step');
/** The second step brings dates, the last a list and a dialog; they come while the first one is filled in. */
const PersonStep = lazy(loadPersonStep);
const PlanStep = lazy(loadPlanStep);

const PANES = { account: AccountStep, person: PersonStep, plan: PlanStep } as const;

interface RegisterFormProps {
  readonly registration: RegistrationForm;
  readonly steps: ReturnType<typeof useStep>;
  /** What was typed before a reload is there again, without the passwords. */
  readonly isReturning: boolean;
}

/** The three steps of the form, one at a time. */
export function RegisterForm({ registration, steps, isReturning }: RegisterFormProps) {
  const { form, sending, failure } = registration;
  const { step, goTo } = steps;
  const formElement = useRef<HTMLFormElement>(null);
  const next = useNext(registration, steps);
  const { pathname } = useLocation();
  const Pane = PANES[step];
  const before = stepBefore(step);
  const client = useQueryClient();
  useEffect(() => {
    // Should this fail, the step itself asks again and tells. With its choices there the keyboard begins at the first of them.
    Promise.all([loadPersonStep(), loadPlanStep()]).catch(() => undefined);
    void client.prefetchQuery(packagesQuery);
    void client.prefetchQuery(activityDomainsQuery);
  }, [client]);

  // An address beyond what is filled in, or of a code that was never sent.
  if (steps.isAhead || steps.isAtCode) return <Navigate to={{ pathname, search: `?step=${step}` }} replace />;
  return (
    <Stack gap={5}>
      <RegistrationSteps step={step} onBack={goTo} />
      <form
        ref={formElement}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void next.press();
        }}
      >
        <Stack gap={4}>
          <StepHead title={messages.registerTitle}>{messages.stepHelp[step]}</StepHead>
          {failure !== undefined && <FailureNotice error={failure} />}
          <ProvingNotice />
          {isReturning && form.values.password === '' && step !== 'account' && (
            <Notice tone="attention">
              {messages.passwordNotKept} <Link to={`${pathname}?step=account`}>{messages.toPassword}</Link>
            </Notice>
          )}
          <Suspense fallback={<SkeletonRows count={4} />}>
            <Pane registration={registration} />
            <FocusOfStep form={formElement} step={step} found={sending.error ?? next.attempts} />
          </Suspense>
          <FormActions>
            {before !== undefined && <Button onClick={() => goTo(before)}>{messages.previous}</Button>}
            <Button type="submit" variant="primary" busy={sending.isPending || next.isAsking}>
              {step === 'plan' ? messages.registerAction : messages.next}
            </Button>
          </FormActions>
          {step === 'account' && (
            <Links>
              <span>
                {messages.haveAccount} <Link to={authPaths.login}>{messages.toLoginShort}</Link>
              </span>
            </Links>
          )}
        </Stack>
      </form>
    </Stack>
  );
}

interface FocusOfStepProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly step: string;
  /** Changes whenever something wrong was found. */
  readonly found: unknown;
}

/** The keyboard goes to the first wrong field; on a new step that has none, to its first one, as soon as that is there. */
function FocusOfStep({ form, step, found }: FocusOfStepProps) {
  useEffect(() => {
    if (!focusFirstError(form.current)) form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [form, step]);
  useEffect(() => {
    focusFirstError(form.current);
  }, [form, found]);
  return null;
}
