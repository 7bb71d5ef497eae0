import { createApi } from '@peyk/shared-api-client';
import type { DeskComponents, DeskPaths } from '@peyk/shared-contract';

/** The client of the desk. Wrap each call in `answerOf`. */
export const deskApi = createApi<DeskPaths>({ basePath: '/desk/v1', loginFlow: new Set(['/sign-in']) });

export type DeskSchemas = DeskComponents['schemas'];
export type QueueName = DeskSchemas['QueueName'];
