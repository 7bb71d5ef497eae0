import type { CodePorts } from '@peyk/server-auth';
import type { Handlers } from '@peyk/server-http';
import { getApiCall, listApiCalls } from './calls/api-calls.service';
import { getApiCallsSetting, setApiCallsSetting } from './calls/calls-setting.service';
import { repeatApiCall } from './calls/repeat-api-call.service';
import type { RepeatPorts } from './calls/repeat-api-call.service';
import { listApiDocuments, listPlugins } from './offers/offers.service';
import type { OfferPorts } from './offers/offers.service';
import { createApiKey, deleteApiKey, getApiKey, listApiKeys, sendApiKeyCode } from './api-keys/api-keys.service';

export type DevelopersOperation =
  | 'listApiKeys'
  | 'getApiKey'
  | 'sendApiKeyCode'
  | 'createApiKey'
  | 'deleteApiKey'
  | 'listPlugins'
  | 'listApiDocuments'
  | 'listApiCalls'
  | 'getApiCall'
  | 'repeatApiCall'
  | 'getApiCallsSetting'
  | 'setApiCallsSetting';

/** The operations of `openapi/paths/developers.yaml`. */
export function createDevelopersHandlers(ports: CodePorts & RepeatPorts & OfferPorts): Handlers<DevelopersOperation> {
  return {
    listApiKeys: async (context) => ({ data: await listApiKeys(context) }),
    getApiKey: async (context, { query }) => ({ data: await getApiKey(context, query.key_id) }),
    sendApiKeyCode: async (context) => ({ data: await sendApiKeyCode(context, ports) }),
    createApiKey: async (context, { body }) => ({
      data: await createApiKey(context, ports, body),
      message: 'کلید ساخته شد.',
    }),
    listPlugins: async () => ({ data: listPlugins(ports) }),
    listApiDocuments: async () => ({ data: listApiDocuments() }),
    listApiCalls: async (context, { body }) => ({ data: await listApiCalls(context, body) }),
    getApiCall: async (context, { query }) => ({ data: await getApiCall(context, query.call_id) }),
    getApiCallsSetting: async (context) => ({ data: await getApiCallsSetting(context) }),
    setApiCallsSetting: async (context, { body }) => ({ data: await setApiCallsSetting(context, body) }),
    repeatApiCall: async (context, { body }) => ({ data: await repeatApiCall(context, ports, body.call_id) }),
    deleteApiKey: async (context, { body: { id } }) => ({
      data: await deleteApiKey(context, id),
      message: 'کلید حذف شد و دیگر کار نمی‌کند.',
    }),
  };
}
