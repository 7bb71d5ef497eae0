import type { TellBySms } from '@peyk/server-module';
import type { Seal } from '@peyk/server-seal';
import type { ResolveAll } from './outgoing/checked-lookup';
import type { OutgoingRules } from './outgoing/webhook-url';

/** What the installation gives to webhooks. */
export interface WebhookPorts {
  seal: Seal;
  tellBySms: TellBySms;
  /** Where events may be sent. */
  rules: OutgoingRules;
  /** For tests; of the system otherwise. */
  resolve?: ResolveAll;
  /** For tests; 15 s otherwise. */
  patienceMs?: number;
  /** 0 to 1; spreads repetitions. Math.random unless given. */
  random?: () => number;
}
