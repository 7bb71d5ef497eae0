import { EXAMPLE_ANSWERS } from './examples.gen';
import { fakeNetwork, type Answers, type FakeNetwork } from './network';

/** A list counts what it shows: the contract alone cannot tell that `total` belongs to `items`. */
function counted(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('paging' in data) || !('items' in data)) return data;
  const total = Array.isArray(data.items) ? data.items.length : 0;
  return { ...data, paging: { page: 1, limit: 10, total } };
}

const EXAMPLES: Answers = Object.fromEntries(
  Object.entries(EXAMPLE_ANSWERS).map(([operation, data]) => [operation, { data: counted(data) }]),
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
