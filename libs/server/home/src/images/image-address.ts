export const IMAGES_PATH = '/v1/banner-images';

/** Where a picture is fetched. Its name is its contents, so the address may be kept for ever. */
export function imageAddress(hash: string): string;
export function imageAddress(hash: string | null): string | null;
export function imageAddress(hash: string | null): string | null {
  return hash === null ? null : `${IMAGES_PATH}/${hash}`;
}
