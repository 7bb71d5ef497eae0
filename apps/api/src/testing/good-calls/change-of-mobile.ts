import type { OperationId } from '@peyk/shared-contract';
import type { Side, World } from '../access-world';
import { NOTHING, ask, number, type GoodCall } from './good-call';

/** The owner has asked to move to another number. */
async function givenRequest(world: World, side: Side) {
  const { token } = await ask(world, side, 'requestChangeOtp', {});
  return { token: token as string, code: world.lastCode() };
}

const newNumber = (world: World) => `98${number(world).slice(1)}`;

/** The owner's move to another number. */
export const CHANGE_OF_MOBILE = {
  requestChangeOtp: NOTHING,
  confirmChangeOtp: async (world: World, side: Side) => ({ body: await givenRequest(world, side) }),
  confirmNewMobile: async (world: World, side: Side) => ({
    body: { ...(await givenRequest(world, side)), mobile: newNumber(world) },
  }),
  changeMobile: async (world: World, side: Side) => {
    const body = { ...(await givenRequest(world, side)), mobile: newNumber(world) };
    const { token } = await ask(world, side, 'confirmNewMobile', { body });
    return { body: { token, code: world.lastCode() } };
  },
} satisfies Partial<Record<OperationId, GoodCall>>;
