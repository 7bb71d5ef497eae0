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
    help: 'State of the link to the operator.',
    labelNames: ['part'] as const,
    registers: [registry],
    collect() {
      const status = sender.carrierStatus();
      if (!status) return;
      this.set({ part: 'sessions' }, status.sessions);
      this.set({ part: 'wanted_sessions' }, status.wantedSessions);
      this.set({ part: 'in_flight' }, status.inFlight);
      this.set({ part: 'window' }, status.window);
      this.set({ part: 'silent_sessions' }, status.silentSessions);
    },
  });
  new Gauge({
    name: 'peyk_carrier_total',
    help: 'What passed over the link to the operator since the start, by counter.',
    labelNames: ['counter'] as const,
    registers: [registry],
    collect() {
      for (const [counter, value] of Object.entries(sender.carrierCounters())) this.set({ counter }, value);
    },
  });
}
