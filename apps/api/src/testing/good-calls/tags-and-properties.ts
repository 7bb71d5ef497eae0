import type { OperationId } from '@peyk/shared-contract';
import type { Side, World } from '../access-world';
import { FIRST_PAGE, NOTHING, ask, type GoodCall } from './good-call';

async function givenTag(world: World, side: Side): Promise<string> {
  // An account may have two hundred, and the walks make more calls than that.
  const { items } = await ask(world, side, 'listTags', {});
  if (items.length > 100) {
    await ask(world, side, 'deleteTags', { body: { ids: items.map(({ id }: { id: string }) => id) } });
  }
  return (await ask(world, side, 'createTag', { body: { title: `${side.marker} ${world.fresh()}` } })).id;
}

const newProperty = (world: World, { marker }: Side) => {
  const n = world.fresh();
  return { title: `${marker} ${n}`, latin_title: `p${n}`, type: 'string' };
};

/** Makes room where there is none: an account may have fifty. */
async function roomForProperty(world: World, side: Side): Promise<void> {
  const { items } = await ask(world, side, 'listProperties', { body: { page: 1, limit: 100 } });
  const ids = items.flatMap(({ id }: { id: string | null }) => (id === null ? [] : [id]));
  if (ids.length > 20) await ask(world, side, 'deleteProperties', { body: { ids, with_values: true } });
}

async function givenProperty(world: World, side: Side): Promise<string> {
  await roomForProperty(world, side);
  return (await ask(world, side, 'createProperty', { body: newProperty(world, side) })).id;
}

export const TAGS_AND_PROPERTIES = {
  listTags: NOTHING,
  createTag: async (world: World, { marker }: Side) => ({ body: { title: `${marker} ${world.fresh()}` } }),
  updateTag: async (world: World, side: Side) => ({
    body: { id: await givenTag(world, side), title: `برچسب ${world.fresh()}` },
  }),
  deleteTags: async (world: World, side: Side) => ({ body: { ids: [await givenTag(world, side)] } }),
  listProperties: FIRST_PAGE,
  listPropertyChoices: NOTHING,
  createProperty: async (world: World, side: Side) => {
    await roomForProperty(world, side);
    return { body: newProperty(world, side) };
  },
  updateProperty: async (world: World, side: Side) => ({
    body: { id: await givenProperty(world, side), title: `ویژگی ${world.fresh()}` },
  }),
  deleteProperties: async (world: World, side: Side) => ({ body: { ids: [await givenProperty(world, side)] } }),
} satisfies Partial<Record<OperationId, GoodCall>>;
