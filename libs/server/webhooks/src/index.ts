export { STRICT as STRICT_OUTGOING_RULES } from './outgoing/webhook-url';
export type { OutgoingRules } from './outgoing/webhook-url';
export { isWebhookOf, tellEndpoints } from './telling/tell-endpoint';
export type { OwnEvent } from './telling/tell-endpoint';
export { WEBHOOKS_ERRORS } from './webhooks.errors';
export { webhooksModule } from './webhooks.module';
export type { WebhookPorts } from './webhooks.ports';
export type {
  WebhookAttemptsTable,
  WebhookDeliveriesTable,
  WebhookEndpointsTable,
  WebhookEventsTable,
  WebhookWatchesTable,
} from './webhooks.tables';
