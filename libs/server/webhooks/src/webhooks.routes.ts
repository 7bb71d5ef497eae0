import type { Handlers } from '@peyk/server-http';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './endpoints/endpoints.service';
import {
  getWebhookDelivery,
  listWebhookDeliveries,
  resendFailedWebhookDeliveries,
  resendWebhookDelivery,
} from './log/deliveries.service';
import type { WebhookPorts } from './webhooks.ports';

export type WebhooksOperation =
  | 'listWebhooks'
  | 'createWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'getWebhookDelivery'
  | 'resendWebhookDelivery'
  | 'resendFailedWebhookDeliveries';

/** The operations of `openapi/paths/webhooks.yaml`. */
export function createWebhooksHandlers(ports: WebhookPorts): Handlers<WebhooksOperation> {
  return {
    listWebhooks: async (context) => ({ data: await listWebhooks(context) }),
    createWebhook: async (context, { body }) => ({
      data: await createWebhook(context, ports, body),
      message: 'وب‌هوک ساخته شد.',
    }),
    updateWebhook: async (context, { body }) => ({
      data: await updateWebhook(context, ports, body),
      message: 'وب‌هوک ذخیره شد.',
    }),
    deleteWebhook: async (context, { body: { id } }) => ({
      data: await deleteWebhook(context, id),
      message: 'وب‌هوک حذف شد.',
    }),
    rotateWebhookSecret: async (context, { body: { id } }) => ({
      data: await rotateWebhookSecret(context, ports, id),
      message: 'رمز تازه ساخته شد؛ رمز پیشین تا ۲۴ ساعت کار می‌کند.',
    }),
    testWebhook: async (context, { body: { id } }) => ({ data: await testWebhook(context, ports, id) }),
    listWebhookDeliveries: async (context, { body }) => ({ data: await listWebhookDeliveries(context, body) }),
    getWebhookDelivery: async (context, { query }) => ({
      data: await getWebhookDelivery(context, ports, query.delivery_id),
    }),
    resendWebhookDelivery: async (context, { body: { id } }) => ({
      data: await resendWebhookDelivery(context, id),
      message: 'دوباره فرستاده می‌شود.',
    }),
    resendFailedWebhookDeliveries: async (context, { body }) => ({
      data: await resendFailedWebhookDeliveries(context, body),
    }),
  };
}
