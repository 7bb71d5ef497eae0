/** The stacks that the journeys run against, one for each worker; `nx e2e panel-e2e` starts them and tells where they are. */

export interface StackUnderTest {
  panelUrl: string;
  /** The page of the virtual handsets, where codes and messages arrive. */
  handsetsUrl: string;
  /** Where what waits for a person is decided. */
  deskUrl: string;
  username: string;
  password: string;
  /** Where the stack keeps its data; administration commands work on it. */
  dataFolder: string;
}

export function readStacks(): StackUnderTest[] {
  const told = process.env['PEYK_E2E_STACKS'];
  if (!told) throw new Error('PEYK_E2E_STACKS is not set: start the journeys with "npx nx e2e panel-e2e".');
  return JSON.parse(told) as StackUnderTest[];
}

/** The stack of the worker that asks. */
export function readStack(): StackUnderTest {
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
  const stack = readStacks()[worker];
  if (!stack) throw new Error(`Worker ${worker} has no stack of its own.`);
  return stack;
}
