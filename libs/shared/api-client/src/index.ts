export { ApiError, describeError } from './api-error';
export { answerOf, api } from './api';
export { dispatchLive } from './live/live-dispatch';
export { startLive, type LiveParts } from './live/live-client';
export { createQueryClient, shouldRetry } from './query-client';
export { announceSignOut, onSessionLost, onSignOut } from './session-events';
export { creditQuery } from './credit-query';
export { saveFile } from './save-file';
export { uploadFile, type UploadProgress } from './upload-file';
