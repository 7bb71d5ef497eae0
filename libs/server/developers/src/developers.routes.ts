import type { CodePorts } from '@peyk/server-auth';
import type { Handlers } from '@peyk/server-http';
import { createApiKey, deleteApiKey, listApiKeys, sendApiKeyCode } from './api-keys/api-keys.service';

export type DevelopersOperation = 'listApiKeys' | 'sendApiKeyCode' | 'createApiKey' | 'deleteApiKey';

/** The operations of `openapi/paths/developers.yaml`. */
export function createDevelopersHandlers(ports: CodePorts): Handlers<DevelopersOperation> {
  return {
    listApiKeys: async (context) => ({ data: await listApiKeys(context) }),
    sendApiKeyCode: async (context) => ({ data: await sendApiKeyCode(context, ports) }),
    createApiKey: async (context, { body }) => ({
      data: await createApiKey(context, ports, body),
      message: 'کلید ساخته شد.',
    }),
    deleteApiKey: async (context, { body: { id } }) => ({
      data: await deleteApiKey(context, id),
      message: 'کلید حذف شد و دیگر کار نمی‌کند.',
    }),
  };
}
