import type { FileCheck } from '@peyk/shared-file-check';
import { KeyFingerprint, keyToMobile } from '@peyk/shared-sms';
import type { NumberFile } from '../model/number-file';
import { uploadParts, type UploadOptions } from './upload-parts';

/** Brings the numbers of a file to the server, and the lines that they stand in: who is left out is told by these. */
export async function uploadNumbers(name: string, check: FileCheck, options: UploadOptions): Promise<NumberFile> {
  const [keys, lines] = [await check.accepted(), await check.lines()];
  const fingerprint = new KeyFingerprint();
  fingerprint.add(keys);
  const announced = { name, record_count: keys.length, fingerprint: fingerprint.text() };
  const partOf = (from: number, size: number) => ({
    numbers: Array.from(keys.subarray(from, from + size), keyToMobile),
    places: [...lines.subarray(from, from + size)],
  });
  return { uploadId: await uploadParts(announced, partOf, options), name, count: keys.length };
}
