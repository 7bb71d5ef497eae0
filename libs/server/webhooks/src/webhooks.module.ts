import type { ServerModule } from '@peyk/server-module';
import { createDeliveryPump } from './delivering/delivery-pump';
import { endpointResealer } from './endpoints/reseal-endpoints';
import { watchSends } from './watching/watch-sends';
import { createWebhooksHandlers } from './webhooks.routes';
import type { WebhookPorts } from './webhooks.ports';

const EVERY_MS = 1_000;
/** With the deliveries and their tries. */
const LOG_KEPT_MS = 30 * 24 * 3_600_000;

/** What happens in an account is sent to addresses that it chose. */
export function webhooksModule(ports: WebhookPorts) {
  const pump = createDeliveryPump(ports);
  return {
    name: 'webhooks',
    handlers: createWebhooksHandlers(ports),
    tasks: [
      { name: 'watch-sends-for-webhooks', everyMs: EVERY_MS, run: watchSends },
      // It only begins to send: what hangs holds neither the lock of the task nor its place.
      { name: 'send-webhooks', everyMs: EVERY_MS, run: (context) => pump.wake(context), stop: () => pump.stop() },
    ],
    retention: [{ table: 'webhook_events', column: 'created_at', keptMs: LOG_KEPT_MS }],
    sealed: [endpointResealer],
  } satisfies ServerModule;
}
