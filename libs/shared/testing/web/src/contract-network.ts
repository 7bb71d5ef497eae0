import { EXAMPLE_ANSWERS } from './examples.gen';
import { fakeNetwork, type Answers, type FakeNetwork } from './network';

const EXAMPLES: Answers = Object.fromEntries(
  Object.entries(EXAMPLE_ANSWERS).map(([operation, data]) => [operation, { data }]),
);

/** A fake network on which every operation of the contract answers well; `answers` replaces some of them. */
export function contractNetwork(answers: Answers = {}): FakeNetwork {
  return fakeNetwork({ ...EXAMPLES, ...answers });
}

/** An answer that never comes, for the loading face. */
export const neverAnswers = () => new Promise<never>(() => undefined);
