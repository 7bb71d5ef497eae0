import type { BenchStack } from '../bench-stack.ts';
import { askSend, isOver, waitUntil } from './follow-send.ts';
import { prepareIntake } from './intake.ts';
import { askForCode } from './login-codes.ts';
import type { SignIn } from './login-codes.ts';

/** Recipients of the small send. */
export const WARM_RECIPIENTS = 1_000;
const CODES = 3;

/**
 * Makes each call once that is measured afterwards. The first answer of an operation compiles the shape of its answers, 20 to 50 ms
 * once in the life of a process, and a code that comes just then is no code of a running installation.
 * @param from so many numbers are used by the sends that are measured.
 */
export async function warmUp(bench: BenchStack, signIns: readonly SignIn[], from: number): Promise<void> {
  const intake = await prepareIntake(bench.client, WARM_RECIPIENTS, from);
  await waitUntil('the end of a small send', askSend(bench.client, await intake.accept()), isOver);
  for (const signIn of signIns.slice(-CODES)) await askForCode(bench, signIn);
}
