import type { OperationId } from '@peyk/shared-contract';
import type { Side, World } from '../access-world';
import { NOTHING, ask, number, type GoodCall } from './good-call';

const textOf = (side: Side) => `سلام ${side.marker}`;

async function roomForDraftGroup(world: World, side: Side): Promise<void> {
  const { items } = await ask(world, side, 'listDraftGroups', {});
  if (items.length < 10) return;
  for (const { id } of items) await ask(world, side, 'deleteDraftGroup', { body: { id } });
}

async function givenDraftGroup(world: World, side: Side): Promise<string> {
  await roomForDraftGroup(world, side);
  const title = `${side.marker} ${world.fresh()}`;
  return (await ask(world, side, 'createDraftGroup', { body: { title } })).id;
}

/** With a person's number, so that the matrix sees who reads it whole. */
const settingsOf = (world: World, side: Side) => ({
  sending_type: 'quick',
  from_number: side.lineNumber,
  params: { recipients: [number(world)] },
});

async function givenDraft(world: World, side: Side): Promise<string> {
  const body = { group_id: await givenDraftGroup(world, side), text: textOf(side), settings: settingsOf(world, side) };
  return (await ask(world, side, 'createDraft', { body })).id;
}

/** Texts that are kept. */
export const DRAFTS = {
  listDrafts: async (world: World, side: Side) => ({ body: { filters: { id: await givenDraft(world, side) } } }),
  countDrafts: NOTHING,
  createDraft: async (world: World, side: Side) => ({
    body: { group_id: await givenDraftGroup(world, side), text: textOf(side), settings: settingsOf(world, side) },
  }),
  updateDraft: async (world: World, side: Side) => ({ body: { id: await givenDraft(world, side), text: 'متن تازه' } }),
  deleteDrafts: async (world: World, side: Side) => ({ body: { ids: [await givenDraft(world, side)] } }),
  listDraftGroups: NOTHING,
  createDraftGroup: async (world: World, side: Side) => {
    await roomForDraftGroup(world, side);
    return { body: { title: `${side.marker} ${world.fresh()}` } };
  },
  updateDraftGroup: async (world: World, side: Side) => ({
    body: { id: await givenDraftGroup(world, side), title: `گروه ${world.fresh()}` },
  }),
  deleteDraftGroup: async (world: World, side: Side) => ({ body: { id: await givenDraftGroup(world, side) } }),
} satisfies Partial<Record<OperationId, GoodCall>>;
