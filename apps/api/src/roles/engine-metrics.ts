import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerContext } from '@peyk/server-database';
import type { ModuleFigure } from '@peyk/server-module';
import { countDoubts, isEngineHeld, readQueueAges } from '@peyk/server-sender';
import type { Doubts, QueueAges } from '@peyk/server-sender';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** Several may ask, each every few seconds; the database is asked this often at most. */
const FRESH_MS = 10_000;
/** What the database has not told by then is missing in this answer and stands in the next one. */
const WAIT_MS = 2_000;

type Figures = Doubts & QueueAges & { isHeld: boolean; ofModules: ReadonlyMap<string, number> };

/** Answers the newest figures there are; undefined while the database has told none for long. */
function createReader(
  { db, clock, log }: ServerContext,
  modules: readonly ModuleFigure[],
): () => Promise<Figures | undefined> {
  const state: { figures?: Figures | undefined; askedAtMs: number; asking?: Promise<void> | undefined } = {
    askedAtMs: -Infinity,
  };
  const ask = async () => {
    try {
      const questions = [countDoubts(db), readQueueAges(db, clock.now()), isEngineHeld(db)] as const;
      const [doubts, ages, isHeld] = await Promise.all(questions);
      const named = modules.map(async ({ name, read }) => [name, await read({ db, clock })] as const);
      state.figures = { ...doubts, ...ages, isHeld, ofModules: new Map(await Promise.all(named)) };
    } catch (error) {
      // Old figures would say that all is well.
      state.figures = undefined;
      log.warn({ err: error }, 'the figures of the queues could not be read');
    }
    state.asking = undefined;
  };
  return async () => {
    if (!state.asking && performance.now() - state.askedAtMs > FRESH_MS) {
      state.askedAtMs = performance.now();
      state.asking = ask();
    }
    if (state.asking) await Promise.race([state.asking, sleep(WAIT_MS, undefined, { ref: false })]);
    return state.figures;
  };
}

/**
 * Shows what waits in the database, of all processes together: whoever sends or keeps house tells it.
 * @param modules what the domains show beside it
 */
export function addEngineMetrics(
  registry: Registry,
  context: ServerContext,
  modules: readonly ModuleFigure[] = [],
): void {
  const read = createReader(context, modules);
  const show = (name: string, help: string, value: (figures: Figures) => number | undefined) => {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const figures = await read();
        this.reset();
        const shown = figures && value(figures);
        if (shown === undefined) this.remove();
        else this.set(shown);
      },
    });
  };
  show('peyk_messages_in_doubt', 'Messages whose answer was lost, of sends that are not settled.', (of) => of.inDoubt);
  show('peyk_messages_left', 'Messages that are ready and not handed over.', (of) => of.left);
  show('peyk_engine_held', 'Whether all sending is held after a restore.', (of) => Number(of.isHeld));
  show('peyk_parked_receipts', 'Receipts whose message is not known (yet).', (of) => of.parkedReceipts);
  for (const { name, help } of modules) show(`peyk_${name}`, help, (of) => of.ofModules.get(name));
  new Gauge({
    name: 'peyk_queue_oldest_seconds',
    help: 'For how long the oldest has waited, by queue: preparing, codes, sending. 0 where nothing waits.',
    labelNames: ['queue'] as const,
    registers: [registry],
    async collect() {
      const figures = await read();
      this.reset();
      if (!figures) return;
      for (const queue of ['preparing', 'codes', 'sending'] as const) this.set({ queue }, figures[queue]);
    },
  });
}
