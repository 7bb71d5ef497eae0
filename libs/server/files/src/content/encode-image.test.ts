import { crc32 } from 'node:zlib';
import { Transformer } from '@napi-rs/image';
import { buffer } from 'node:stream/consumers';
import { PICTURES, comes, filesWorld } from '../testing/files-world';

const { context, givenAccountId, onDisk, process, rows } = filesWorld();

/** An EXIF segment that says: turned by 90 degrees, made by a camera with a name. */
function exif(): Buffer {
  const tiff = Buffer.from(
    '4d4d002a00000008' + '0002' + '010f000200000008' + '00000026' + '0112000300000001' + '00060000' + '00000000',
    'hex',
  );
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('CAMERA1\0')]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

async function photo(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4, 200);
  const plain = await Transformer.fromRgbaPixels(pixels, width, height).jpeg();
  return Buffer.concat([
    plain.subarray(0, 2),
    exif(),
    plain.subarray(2),
    Buffer.from('PK a second file behind the picture'),
  ]);
}

const save = async (bytes: Buffer, name = 'عکس.jpg') => {
  const accountId = await givenAccountId();
  const file = { accountId, purpose: PICTURES, name, bytes: comes(bytes), createdBy: null };
  return { id: await process().save(context(), file), viewer: { accountId, permissions: 'all' as const } };
};

it('a photo loses what is hidden in it and stands upright', async () => {
  const given = await photo(40, 20);
  expect(await new Transformer(given).metadata(true)).toMatchObject({ orientation: 6 });
  const { id, viewer } = await save(given);
  const kept = await buffer((await process().open(context(), viewer, id)).bytes);
  expect(kept.includes('Exif')).toBe(false);
  expect(kept.includes('CAMERA1')).toBe(false);
  expect(kept.includes('second file')).toBe(false);
  expect(await new Transformer(kept).metadata()).toMatchObject({ width: 20, height: 40, format: 'jpeg' });
  expect(await rows()).toMatchObject([{ size: BigInt(kept.length), content_type: 'image/jpeg' }]);
});

it('a small file with a huge picture is refused before it is unpacked', async () => {
  const png = await Transformer.fromRgbaPixels(Buffer.alloc(4), 1, 1).png();
  // The size stands in its head; nothing behind it is as large.
  png.writeUInt32BE(50_000, 16);
  png.writeUInt32BE(50_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  await expect(save(png, 'a.png')).rejects.toMatchObject({ code: '422-142' });
  expect(await onDisk()).toEqual([]);
});
