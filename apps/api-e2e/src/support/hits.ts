import type { Account } from './account';
import type { FaultStack } from './fault-stack';
import { kill } from './fault-stack';
import { until } from './until';

/** From the moment something is there again until the work goes on, in milliseconds. */
async function untilGoesOn(stack: FaultStack): Promise<number> {
  const startedAt = performance.now();
  await stack.untilTaken(stack.taken());
  return performance.now() - startedAt;
}

/** Kills the operator and starts it again. @returns how long the sender took to go on. */
export async function hitOperator(stack: FaultStack): Promise<number> {
  await kill(stack.operator);
  await stack.startOperator();
  return untilGoesOn(stack);
}

/**
 * Ends the database, which the API must start again by itself.
 * @param signal SIGQUIT stops it at once, without a checkpoint; after SIGKILL even its memory has to be cleared away.
 * @returns how long the API gave no answer.
 */
export async function hitDatabase(
  stack: FaultStack,
  account: Account,
  sendId: string,
  signal: 'SIGQUIT' | 'SIGKILL',
): Promise<number> {
  const before = stack.databasePid();
  const startedAt = performance.now();
  process.kill(before, signal);
  await until(
    () => account.report(sendId),
    () => ![0, before].includes(stack.databasePid()),
  );
  return performance.now() - startedAt;
}
