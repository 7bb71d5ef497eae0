import type { Lanes } from '@peyk/server-module';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** Shows what `/readyz` goes by, lane by lane. */
export function addLaneMetrics(registry: Registry, lanes: Lanes): void {
  new Gauge({
    name: 'peyk_lane_idle_seconds',
    help: 'For how long a lane of this process has had no good round, though there was something to do.',
    labelNames: ['lane'] as const,
    registers: [registry],
    collect() {
      for (const { name: lane, idleMs } of lanes.states()) this.set({ lane }, idleMs / 1000);
    },
  });
  new Gauge({
    name: 'peyk_lane_standing',
    help: '1 while a lane of this process stands still, else 0.',
    labelNames: ['lane'] as const,
    registers: [registry],
    collect() {
      for (const { name: lane, isStanding } of lanes.states()) this.set({ lane }, isStanding ? 1 : 0);
    },
  });
}
