import type { OperationId } from '@peyk/shared-contract';
import type { Side, World } from '../access-world';
import { ask, number, type GoodCall } from './good-call';

const sheetOf = (world: World, side: Side) => `شماره,نام\n${number(world)},${side.marker}\n`;

async function uploadToAdd(world: World, side: Side) {
  const { id } = await ask(world, side, 'createPhonebook', { body: { title: `${side.marker} ${world.fresh()}` } });
  const file = `${number(world)}\n${number(world)}\n`;
  return { phonebook_ids: [id], upload_id: (await ask(world, side, 'uploadNumbers', { file })).upload_id };
}

export const CONTACT_FILES = {
  addUploadToPhonebooks: async (world: World, side: Side) => ({ body: await uploadToAdd(world, side) }),
  getPhonebookImport: async (world: World, side: Side) => {
    const body = await uploadToAdd(world, side);
    return { query: { import_id: (await ask(world, side, 'addUploadToPhonebooks', { body })).id } };
  },
  uploadContactsFile: async (world: World, side: Side) => ({ file: sheetOf(world, side) }),
  importContacts: async (world: World, side: Side) => {
    const { file_id } = await ask(world, side, 'uploadContactsFile', { file: sheetOf(world, side) });
    const columns = [
      { column: 0, field: 'mobile' },
      { column: 1, field: 'name' },
    ];
    return { body: { file_id, has_header: true, columns, known: 'keep' } };
  },
  exportContacts: async () => ({ body: { selection: { filters: {} }, format: 'csv' } }),
} satisfies Partial<Record<OperationId, GoodCall>>;
