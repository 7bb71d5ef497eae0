import { IMPORT_REFUSED } from '@peyk/server-contacts';
import { OWN_FILE } from '@peyk/server-files';
import type { FilePurpose } from '@peyk/server-files';
import type { OperationId } from '@peyk/shared-contract';
import { silentLog } from '@peyk/shared-testing-node';
import type { Side, World } from '../access-world';
import { FIRST_PAGE, NOTHING, type GoodCall } from './good-call';

function givenFile({ files, database, clock }: World, { accountId, marker }: Side, purpose: FilePurpose) {
  const bytes = (async function* () {
    yield Buffer.from(`\ufeff${marker}\r\n`);
  })();
  const file = { accountId, purpose, name: `${marker}.csv`, bytes, createdBy: null };
  return files.save({ db: database.db, clock, log: silentLog }, file);
}

export const FILES = {
  downloadFile: async (world: World, side: Side) => ({
    query: { file_id: await givenFile(world, side, IMPORT_REFUSED) },
  }),
  listFiles: async (world: World, side: Side) => {
    await givenFile(world, side, OWN_FILE);
    return FIRST_PAGE(world, side);
  },
  listFileCategories: NOTHING,
  uploadFile: async () => ({ file: 'نام,شماره\n' }),
  renameFile: async (world: World, side: Side) => ({
    body: { file_id: await givenFile(world, side, OWN_FILE), name: `${side.marker} ۲` },
  }),
  deleteFiles: async (world: World, side: Side) => ({ body: { file_ids: [await givenFile(world, side, OWN_FILE)] } }),
} satisfies Partial<Record<OperationId, GoodCall>>;
