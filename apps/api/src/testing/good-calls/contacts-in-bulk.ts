import type { OperationId } from '@peyk/shared-contract';
import type { Side, World } from '../access-world';
import { NOTHING, ask, number, type GoodCall } from './good-call';

/** One contact that was chosen, under a name that tells its account. */
async function givenSelection(world: World, side: Side) {
  const given = number(world);
  await ask(world, side, 'addContacts', {
    body: { phonebook_ids: [], contacts: [{ number: given, name: side.marker }] },
  });
  return { filters: { number: given } };
}

async function givenPhonebook(world: World, side: Side): Promise<string> {
  return (await ask(world, side, 'createPhonebook', { body: { title: `${side.marker} ${world.fresh()}` } })).id;
}

async function putIntoPhonebook(world: World, side: Side) {
  const selection = await givenSelection(world, side);
  return { body: { action: 'add_to_phonebook', selection, phonebook_id: await givenPhonebook(world, side) } };
}

export const CONTACTS_IN_BULK = {
  changeContactsInBulk: putIntoPhonebook,
  deleteContactsInBulk: async (world: World, side: Side) => ({
    body: { selection: await givenSelection(world, side) },
  }),
  blacklistContactsInBulk: async (world: World, side: Side) => ({
    body: { kind: 'send', selection: await givenSelection(world, side) },
  }),
  undoContactBulk: async (world: World, side: Side) => {
    const { id } = await ask(world, side, 'changeContactsInBulk', await putIntoPhonebook(world, side));
    return { body: { id } };
  },
  listContactBulks: NOTHING,
} satisfies Partial<Record<OperationId, GoodCall>>;

async function givenSegment(world: World, side: Side): Promise<string> {
  // An account may have a hundred, and the walks make more calls than that.
  const { items } = await ask(world, side, 'listSegments', {});
  const ids = items.map(({ id }: { id: string }) => id);
  if (ids.length > 50) await ask(world, side, 'deleteSegments', { body: { ids } });
  return (await ask(world, side, 'createSegment', { body: newSegment(world, side) })).id;
}

const newSegment = (world: World, { marker }: Side) => ({
  title: `${marker} ${world.fresh()}`,
  filters: { search: 'مریم', blacklisted: false },
});

export const SEGMENTS = {
  listSegments: NOTHING,
  createSegment: async (world: World, side: Side) => ({ body: newSegment(world, side) }),
  updateSegment: async (world: World, side: Side) => ({
    body: { id: await givenSegment(world, side), title: `فیلتر ${world.fresh()}` },
  }),
  deleteSegments: async (world: World, side: Side) => ({ body: { ids: [await givenSegment(world, side)] } }),
  countSegment: async (world: World, side: Side) => ({ body: { id: await givenSegment(world, side) } }),
} satisfies Partial<Record<OperationId, GoodCall>>;
