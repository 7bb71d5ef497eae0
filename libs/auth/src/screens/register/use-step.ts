import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { REGISTRATION_STEPS, toStep, type RegistrationStep } from '../../model/registration';

const PARAMETER = 'step';
const CODE = 'code';

const rank = (step: RegistrationStep) => REGISTRATION_STEPS.indexOf(step);

interface StepInAddress {
  readonly step: RegistrationStep;
  /** The address names the step of the one-time code, which comes after the form. */
  readonly isAtCode: boolean;
  /** The address names a step that lies beyond what is filled in. */
  readonly isAhead: boolean;
  readonly goTo: (step: RegistrationStep | typeof CODE, options?: { readonly replace: boolean }) => void;
}

/**
 * The step of the form, which stands in the address, so that the browser's back button goes through the steps.
 *
 * @param reached the furthest step that may be shown at the beginning
 */
export function useStep(reached: RegistrationStep): StepInAddress {
  const [parameters, setParameters] = useSearchParams();
  const [furthest, setFurthest] = useState(reached);
  const asked = parameters.get(PARAMETER);
  const step = asked === CODE ? 'plan' : toStep(asked);
  const isAhead = rank(step) > rank(furthest);
  return {
    step: isAhead ? furthest : step,
    isAtCode: asked === CODE,
    isAhead,
    goTo: (next, { replace } = { replace: false }) => {
      const nextStep = next === CODE ? 'plan' : next;
      if (rank(nextStep) > rank(furthest)) setFurthest(nextStep);
      setParameters(
        (before) => {
          before.set(PARAMETER, next);
          return before;
        },
        { replace },
      );
    },
  };
}
