import type { BannerImagesTable } from '../home.tables';

type MediaType = BannerImagesTable['media_type'];

const begins = (bytes: Buffer, hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;

/** What a file is by its first bytes, whatever its name says; undefined for anything that is not PNG, JPEG or WebP. */
export function imageTypeOf(bytes: Buffer): MediaType | undefined {
  if (begins(bytes, '89504e470d0a1a0a')) return 'image/png';
  if (begins(bytes, 'ffd8ff')) return 'image/jpeg';
  if (begins(bytes, '52494646') && begins(bytes, '57454250', 8)) return 'image/webp';
  return undefined;
}
