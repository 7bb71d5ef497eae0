import { Stepper } from '@peyk/shared-ui';
import { messages } from '../../messages';
import { REGISTRATION_STEPS, type RegistrationStep } from '../../model/registration';

const STEPS = REGISTRATION_STEPS.map((key) => ({ key, title: messages.steps[key] }));

interface RegistrationStepsProps {
  readonly step: RegistrationStep;
  /** The identity did not hold: the third step has failed. */
  readonly failed?: boolean;
  readonly onBack?: (step: RegistrationStep) => void;
}

/** Where one is on the way to an account. */
export function RegistrationSteps({ step, failed, onBack }: RegistrationStepsProps) {
  const goBack = (index: number) => {
    const earlier = REGISTRATION_STEPS[index];
    if (earlier !== undefined) onBack?.(earlier);
  };
  return (
    <Stepper
      label={messages.stepsLabel}
      steps={STEPS}
      current={REGISTRATION_STEPS.indexOf(step)}
      thirdFailed={failed}
      onBack={onBack === undefined ? undefined : goBack}
    />
  );
}
