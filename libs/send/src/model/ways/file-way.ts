import { messages } from '../../messages';
import type { Way } from '../way';

/** The numbers of a file. */
export const FILE_WAY: Way = {
  sendingType: 'file',
  field: 'file',
  problemOf: ({ file }) => (file === null ? messages.problems.noFile : null),
  paramsOf: ({ file }) => (file === null ? null : { upload_id: file.uploadId }),
  restMs: 1200,
};
