export { ApiError, describeError } from './api-error';
export { answerOf, api } from './api';
export { createQueryClient, shouldRetry } from './query-client';
export { onSessionLost } from './session-events';
