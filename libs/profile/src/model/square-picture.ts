const SIDE_PX = 512;
const TYPE = 'image/png';

/** A picture that the browser cannot read. */
export class UnreadablePictureError extends Error {}

/**
 * The middle of a picture as a square PNG of 512 points at most; of one that moves the first picture.
 * @throws UnreadablePictureError
 */
export async function squarePicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnreadablePictureError(file.type);
  });
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(side, SIDE_PX);
  const context = canvas.getContext('2d');
  if (context === null) throw new UnreadablePictureError('no canvas');
  const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2];
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE));
  if (blob === null) throw new UnreadablePictureError('no picture came of it');
  return new File([blob], 'picture.png', { type: TYPE });
}
