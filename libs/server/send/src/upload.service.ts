import { UploadRefusedError, receiveUpload } from '@peyk/server-audience';
import type { FileToReceive, Upload, UploadFault } from '@peyk/server-audience';
import type { ServerContext } from '@peyk/server-database';
import { failSource } from './fail';
import type { SOURCE_ERRORS } from './source.errors';

const ERROR_OF: Readonly<Record<UploadFault, keyof typeof SOURCE_ERRORS>> = {
  format: 'notText',
  empty: 'emptyFile',
  noNumbers: 'noValidNumbers',
  tooManyRecords: 'tooManyRecords',
  tooManyUploads: 'tooManyUploads',
};

/**
 * Stores a file of numbers while it arrives; what is refused or does not come whole leaves nothing.
 * @throws notText, emptyFile, noValidNumbers, tooManyRecords, tooManyUploads; what reading the file throws
 */
export async function uploadNumbers(context: ServerContext, file: FileToReceive): Promise<Upload> {
  try {
    return await receiveUpload(context, file);
  } catch (error) {
    if (error instanceof UploadRefusedError) failSource(ERROR_OF[error.fault], 'file');
    throw error;
  }
}
