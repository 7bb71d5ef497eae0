import { KeyFingerprint, RowFingerprint, parseMobileKey } from '@peyk/shared-sms';
import type { Side, World } from '../access-world';
import { ask, number } from './good-call';

function announced(numbers: readonly string[]) {
  const fingerprint = new KeyFingerprint();
  fingerprint.add(Int32Array.from(numbers, parseMobileKey));
  return { name: 'numbers.xlsx', record_count: numbers.length, fingerprint: fingerprint.text() };
}

async function givenPart(world: World, side: Side) {
  const numbers = [number(world)];
  const { upload_id } = await ask(world, side, 'beginUpload', { body: announced(numbers) });
  return { upload_id, part: 1, numbers };
}

/** An upload with names beside its numbers. */
async function givenNamedRows(world: World, side: Side): Promise<string> {
  const [given, name] = [number(world), side.marker];
  const fingerprint = new RowFingerprint();
  fingerprint.add(parseMobileKey(given), [name]);
  const body = { name: 'names.xlsx', record_count: 1, fingerprint: fingerprint.text(), columns: ['نام'] };
  const { upload_id } = await ask(world, side, 'beginUpload', { body });
  await ask(world, side, 'uploadPart', { body: { upload_id, part: 1, numbers: [given], values: [[name]] } });
  await ask(world, side, 'completeUpload', { body: { upload_id } });
  return upload_id;
}

/** A list of numbers that comes in parts. */
export const UPLOADS_IN_PARTS = {
  beginUpload: async (world: World) => ({ body: announced([number(world)]) }),
  uploadPart: async (world: World, side: Side) => ({ body: await givenPart(world, side) }),
  completeUpload: async (world: World, side: Side) => {
    const part = await givenPart(world, side);
    await ask(world, side, 'uploadPart', { body: part });
    return { body: { upload_id: part.upload_id } };
  },
  previewTexts: async (world: World, side: Side) => ({
    body: {
      from_number: side.lineNumber,
      sending_type: 'keyword',
      message: 'سلام {{نام}}',
      upload_id: await givenNamedRows(world, side),
    },
  }),
};
