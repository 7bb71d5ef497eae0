import { useState } from 'react';
import { fieldsOf, firstStepWith, stepAfter } from '../../model/registration';
import type { RegistrationForm } from './use-registration';
import type { useStep } from './use-step';
import { useUsernameCheck } from './use-username-check';

interface Next {
  /** Checks this step and goes on; on the last one checks all and registers. */
  readonly press: () => Promise<void>;
  readonly isAsking: boolean;
  /** Grows with each press that found something wrong. */
  readonly attempts: number;
}

/** Going on from a step: nobody leaves it with something wrong on it, and what is wrong elsewhere leads there. */
export function useNext(
  { form, sending, refused }: RegistrationForm,
  { step, goTo }: ReturnType<typeof useStep>,
): Next {
  const [attempts, setAttempts] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const username = useUsernameCheck(form.values.username);

  const wrongFields = async (): Promise<readonly string[]> => {
    const errors = await form.validateForm();
    const verdict = await username.ask();
    return [...Object.keys(errors), ...Object.keys(refused), ...(verdict.free ? [] : ['username'])];
  };
  const press = async () => {
    if (isAsking || sending.isPending) return;
    setAsking(true);
    const wrong = await wrongFields();
    setAsking(false);
    const after = stepAfter(step);
    const wrongHere = wrong.filter((field) => after === undefined || isOf(step, field));
    const wrongStep = firstStepWith(wrongHere);
    if (wrongStep === undefined) return after === undefined ? sending.mutate(form.values) : goTo(after);
    const touched = Object.fromEntries(fieldsOf(wrongStep).map((field) => [field, true]));
    await form.setTouched({ ...form.touched, ...touched }, false);
    if (wrongStep !== step) goTo(wrongStep);
    return setAttempts((before) => before + 1);
  };
  return { press, isAsking, attempts };
}

const isOf = (step: Parameters<typeof fieldsOf>[0], field: string) => fieldsOf(step).some((name) => name === field);
