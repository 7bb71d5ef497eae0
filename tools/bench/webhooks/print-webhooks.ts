import type { Cell } from '../../lib/print.ts';
import type { Distribution } from '../percentiles.ts';
import type { WebhooksResult } from './bench-webhooks.ts';

export const BESIDE_TITLES = [
  'large send',
  'recipients',
  'messages/s',
  'API µs a message',
  'database µs a message',
  'webhooks a minute',
  'webhook p50 ms',
  'webhook p99 ms',
  'cores used by others',
];

const ms = (value: number) => value.toFixed(0);
const timesOf = ({ p50, p99, max }: Distribution) => `p50 ${ms(p50)}, p99 ${ms(p99)}, max ${ms(max)} ms`;

export function fanOutLines({ accounts, addresses, fanOut }: WebhooksResult): string[] {
  const { arrived, expected, perSecond, seconds, delaysMs, metered } = fanOut;
  const cpu = Object.entries(metered.cpuSeconds).map(
    ([name, used]) => `${name} ${((used * 1000) / arrived).toFixed(2)}`,
  );
  return [
    `Fan-out: ${perSecond} deliveries/s; ${arrived} of ${expected} to ${addresses - 1} addresses of ${accounts} accounts in ${seconds.toFixed(1)} s, while one more address took five seconds for each answer.`,
    `From the event's row to the receiver, all events at one moment: ${timesOf(delaysMs)}.`,
    `Milliseconds of processor a delivery: ${cpu.join(', ')}; cores used by others: ${metered.otherCores.toFixed(2)}.`,
  ];
}

export function besideRows({ beside }: WebhooksResult): Cell[][] {
  return beside.map(({ million, webhooks }) => {
    const { recipients, messagesPerSecond, cost } = million;
    const micros = (name: string) => (((cost.usage[name]?.cpuSeconds ?? 0) * 1e6) / recipients).toFixed(1);
    const told = webhooks ? [webhooks.aMinute, ms(webhooks.delaysMs.p50), ms(webhooks.delaysMs.p99)] : ['–', '–', '–'];
    const name = webhooks ? 'with webhooks' : 'without';
    return [
      name,
      recipients,
      messagesPerSecond,
      micros('api'),
      micros('database'),
      ...told,
      cost.otherCores.toFixed(2),
    ];
  });
}
