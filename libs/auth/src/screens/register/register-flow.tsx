import { SkeletonRows, Stack } from '@peyk/shared-ui';
import { Suspense, lazy, useEffect, useState } from 'react';
import type { Registered } from '../../api/confirm-registration';
import { DemoNotice } from '../../components/demo-notice';
import type { Challenge } from '../../model/challenge';
import { forgetRegistration } from '../../model/forget-registration';
import { keepRegistration, loadRegistration } from '../../model/kept-registration';
import { firstOpenStep } from '../../model/registration.schema';
import { RegisterForm } from './register-form';
import { RegistrationSteps } from './registration-steps';
import { useRegistration } from './use-registration';
import { useStep } from './use-step';

const loadConfirmStep = () => import('./confirm-step');
const ConfirmStep = lazy(loadConfirmStep);

interface RegisterFlowProps {
  /** The account was made. */
  readonly onRegistered: (registered: Registered) => void;
}

/** The form and the code after it. What is typed survives a reload, all but the passwords. */
export function RegisterFlow({ onRegistered }: RegisterFlowProps) {
  const [kept] = useState(loadRegistration);
  const [challenge, setChallenge] = useState<Challenge | null>(kept.challenge);
  const steps = useStep(firstOpenStep(kept.values));
  const registration = useRegistration({
    initial: kept.values,
    onChallenge: (next) => {
      setChallenge(next);
      steps.goTo('code');
    },
    onRefused: (step) => {
      if (step !== undefined) steps.goTo(step);
    },
  });
  const { values } = registration.form;
  useEffect(() => keepRegistration({ values, challenge }), [values, challenge]);
  // There before its code is; should it fail, it is asked for once more then.
  useEffect(() => void loadConfirmStep().catch(() => undefined), []);

  if (!steps.isAtCode || challenge === null) {
    return <RegisterForm registration={registration} steps={steps} isReturning={kept.values.username !== ''} />;
  }
  return (
    <Stack gap={5}>
      <RegistrationSteps step="plan" onBack={steps.goTo} />
      <Suspense fallback={<SkeletonRows count={4} />}>
        <ConfirmStep
          challenge={challenge}
          onChallenge={setChallenge}
          onRegistered={(registered) => {
            forgetRegistration();
            onRegistered(registered);
          }}
          onBack={() => steps.goTo('plan')}
        />
      </Suspense>
      <DemoNotice />
    </Stack>
  );
}
