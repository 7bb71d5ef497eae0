import type { OperationId } from '@peyk/shared-contract';
import type { Call, Side, World } from '../access-world';

/** Prepares what the call needs in an account, and answers a call that its owner makes with success. */
export type GoodCall = (world: World, side: Side) => Promise<Call>;

export const NOTHING: GoodCall = async () => ({});
export const FIRST_PAGE: GoodCall = async () => ({ body: { page: 1, limit: 10 } });

export const number = (world: World) => `0924${String(world.fresh() + 1_000_000)}`;
export const key = (world: World) => ({ 'idempotency-key': `matrix-key-${world.fresh()}` });

/** Answers as the account's owner. @throws when it is refused: then the world is not as the calls need it. */
export async function ask(world: World, side: Side, operationId: OperationId, call: Call) {
  const answer = await world.call(operationId, call, await world.signIn(side));
  if (answer.status !== 200) throw new Error(`${operationId} prepares a call and is refused: ${answer.text}`);
  return answer.data;
}
