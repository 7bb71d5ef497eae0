import { EXAMPLE_ANSWERS } from './examples.gen';
import { fakeNetwork, type Answers, type FakeNetwork } from './network';

const EXAMPLES: Answers = Object.fromEntries(
  Object.entries(EXAMPLE_ANSWERS).map(([operation, data]) => [operation, { data }]),
);

/** The data of a good answer, as the contract's examples tell it: `exampleOf('POST /transactions').items`. */
export function exampleOf<Operation extends keyof typeof EXAMPLE_ANSWERS>(operation: Operation) {
  return EXAMPLE_ANSWERS[operation];
}

/** A fake network on which every operation of the contract answers well; `answers` replaces some of them. */
export function contractNetwork(answers: Answers = {}): FakeNetwork {
  return fakeNetwork({ ...EXAMPLES, ...answers });
}

/** An answer that never comes, for the loading face. */
export const neverAnswers = () => new Promise<never>(() => undefined);
