/** A way of its own process, so that its work is not done by who is measured: `way-process.ts <socket of the server> <delay in ms> <address>`. */
import { openDelayedWay } from './delayed-way.ts';
import type { AfterCut } from './delayed-way.ts';

export type WayOrder = { order: 'cut' } | { order: 'mend'; old: AfterCut };
export type WayNews = { port: number } | { done: true };

const [path = '', delay = '0', host = '127.0.0.1'] = process.argv.slice(2);
const way = await openDelayedWay({ to: { path }, delayMs: Number(delay), host });
const tell = (news: WayNews) => process.send?.(news);
process.on('message', (message: WayOrder) => {
  if (message.order === 'cut') way.cut();
  else way.mend(message.old);
  tell({ done: true });
});
// Whoever started it has ended.
process.on('disconnect', () => process.exit(0));
tell({ port: way.port });
