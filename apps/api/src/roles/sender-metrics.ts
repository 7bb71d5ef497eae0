import type { Sender } from '@peyk/server-sender';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** Shows the engine's counters, read when Prometheus asks. */
export function addSenderMetrics(registry: Registry, sender: Sender): void {
  new Gauge({
    name: 'peyk_sender',
    help: 'What this sender did since its start, by counter.',
    labelNames: ['counter'] as const,
    registers: [registry],
    collect() {
      for (const [counter, value] of Object.entries(sender.counters())) this.set({ counter }, Number(value));
    },
  });
  new Gauge({
    name: 'peyk_carrier',
    help: 'State of the link to each operator.',
    labelNames: ['operator', 'part'] as const,
    registers: [registry],
    collect() {
      for (const { name: operator, status } of sender.links()) {
        // Without the one that only delivers messages leave, and nothing comes back.
        this.set({ operator, part: 'sessions' }, status.sessions + status.receivers);
        this.set({ operator, part: 'wanted_sessions' }, status.wantedSessions + status.wantedReceivers);
        this.set({ operator, part: 'in_flight' }, status.inFlight);
        this.set({ operator, part: 'window' }, status.window);
        this.set({ operator, part: 'silent_sessions' }, status.silentSessions);
      }
    },
  });
  new Gauge({
    name: 'peyk_carrier_total',
    help: 'What passed over the link to each operator since the start, by counter.',
    labelNames: ['operator', 'counter'] as const,
    registers: [registry],
    collect() {
      for (const { name: operator, counters } of sender.links())
        for (const [counter, value] of Object.entries(counters)) this.set({ operator, counter }, value);
    },
  });
}
