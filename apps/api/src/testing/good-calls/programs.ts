import type { OperationId } from '@peyk/shared-contract';
import type { Side, World } from '../access-world';
import { ask, key, number, type GoodCall } from './good-call';
import { givenAcceptedPattern } from './patterns';

async function codeCall(world: World, side: Side) {
  return {
    body: { mobile: number(world), pattern_code: await givenAcceptedPattern(world, side) },
    headers: key(world),
  };
}

async function patternCall(world: World, side: Side) {
  const params = [{ name: 'code', value: '1405' }];
  const recipients = [1, 2].map((n) => ({ number: number(world), params, local_id: `${side.marker} ${n}` }));
  return { body: { pattern_code: await givenAcceptedPattern(world, side), recipients }, headers: key(world) };
}

/** What programs need beside the panel's own operations. */
export const PROGRAMS = {
  sendOneTimeCode: codeCall,
  checkOneTimeCode: async (world: World, side: Side) => {
    const { id } = await ask(world, side, 'sendOneTimeCode', await codeCall(world, side));
    return { body: { id, code: '0000' } };
  },
  sendPattern: patternCall,
  getMessageStatuses: async (world: World, side: Side) => {
    const { messages } = await ask(world, side, 'sendPattern', await patternCall(world, side));
    return { body: { ids: messages.map(({ id }: { id: string }) => id), local_ids: [`${side.marker} 1`] } };
  },
} satisfies Partial<Record<OperationId, GoodCall>>;
