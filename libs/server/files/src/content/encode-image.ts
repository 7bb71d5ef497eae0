import { readFile } from 'node:fs/promises';
import { imageSize } from 'image-size';
import { fail } from '../fail';
import { MAX_PIXELS } from '../limits';
import type { FileType } from './find-type';

const QUALITY = 88;

export const isImage = (type: FileType) => type.startsWith('image/');

/**
 * The picture anew, turned as its camera meant it: what was hidden in the file (place, camera, a second file behind the picture) is
 * gone. @throws imageTooWide before it is unpacked, brokenImage
 */
export async function encodeImage(path: string, type: FileType): Promise<Buffer> {
  const given = await readFile(path);
  const size = sizeOf(given);
  if (size.width * size.height > MAX_PIXELS) fail('imageTooWide');
  // Only who makes a picture pays for its library.
  const { Transformer } = await import('@napi-rs/image');
  try {
    // Without an argument it turns the picture by the orientation of its EXIF.
    const picture = new Transformer(given).rotate();
    if (type === 'image/png') return await picture.png();
    return type === 'image/webp' ? await picture.webp(QUALITY) : await picture.jpeg(QUALITY);
  } catch {
    return fail('brokenImage');
  }
}

/** From the head of the file: the library that makes pictures would unpack all of it to tell. */
function sizeOf(given: Buffer): { width: number; height: number } {
  try {
    return imageSize(given);
  } catch {
    return fail('brokenImage');
  }
}
