import {
  UploadRefusedError,
  beginUploadInParts,
  completeParts,
  receivePart,
  receiveUpload,
} from '@peyk/server-audience';
import type {
  AnnouncedUpload,
  BegunUpload,
  FileToReceive,
  Upload,
  UploadFault,
  UploadKey,
  UploadPart,
} from '@peyk/server-audience';
import type { ServerContext } from '@peyk/server-database';
import { failSource } from './fail';
import type { SOURCE_ERRORS } from './source.errors';

const ERROR_OF: Readonly<Record<UploadFault, keyof typeof SOURCE_ERRORS>> = {
  format: 'notText',
  empty: 'emptyFile',
  noNumbers: 'noValidNumbers',
  tooManyRecords: 'tooManyRecords',
  tooManyUploads: 'tooManyUploads',
  badColumns: 'badColumns',
  unknown: 'unknownUpload',
  wrongPart: 'wrongPart',
  wrongNumber: 'wrongPart',
  partsMissing: 'partsMissing',
  differs: 'uploadDiffers',
};

/**
 * Stores a file of numbers while it arrives; what is refused or does not come whole leaves nothing.
 * @throws notText, emptyFile, noValidNumbers, tooManyRecords, tooManyUploads; what reading the file throws
 */
export function uploadNumbers(context: ServerContext, file: FileToReceive): Promise<Upload> {
  return orRefuse('file', receiveUpload(context, file));
}

/** Begins an upload in parts or finds the one of the same list. @throws tooManyUploads, badColumns */
export function beginUpload(context: ServerContext, list: AnnouncedUpload): Promise<BegunUpload> {
  return orRefuse('file', beginUploadInParts(context, list));
}

/** Stores a part of it. @throws unknownUpload, wrongPart */
export function uploadPart(context: ServerContext, key: UploadKey, part: UploadPart): Promise<void> {
  return orRefuse('upload_id', receivePart(context, key, part));
}

/** All parts have come. @throws unknownUpload, partsMissing, uploadDiffers */
export function completeUpload(context: ServerContext, key: UploadKey): Promise<Upload> {
  return orRefuse('upload_id', completeParts(context, key));
}

async function orRefuse<T>(field: 'file' | 'upload_id', done: Promise<T>): Promise<T> {
  try {
    return await done;
  } catch (error) {
    if (error instanceof UploadRefusedError) failSource(ERROR_OF[error.fault], field);
    throw error;
  }
}
