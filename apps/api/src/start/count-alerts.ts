import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

/** Budgets of codes for strangers that were used up: an operator should be woken by the first. */
export function countAlerts(registry: Registry): (kind: string) => void {
  const alerts = new Counter({
    name: 'peyk_codes_refused_total',
    help: 'Codes for registrations and resets that a budget kept back, by budget.',
    labelNames: ['budget'] as const,
    registers: [registry],
  });
  return (budget) => alerts.inc({ budget });
}
