import type { ServerContext } from '@peyk/server-database';
import type { ActiveChunk } from '../run/active-chunk';
import type { LaneRunner } from '../run/lane-runner';
import type { Operators } from '../run/operators';
import type { ProgressNotifier } from '../run/progress-notifier';
import { releaseChunk } from './release-chunk';

export interface LanesToShutDown {
  context: ServerContext;
  workerId: string;
  operators: Operators;
  lanes: readonly LaneRunner[];
  progress: ProgressNotifier;
  /** A database that is away for longer leaves the rest to recovery. */
  storeWithinMs: number;
}

/**
 * The end of an orderly stop: marks have ended and the carrier is closed, so every part has its outcome. Stores the
 * answers, then gives each chunk back with what was certainly not handed over. A chunk with an answer that could not be
 * stored keeps its lease: recovery will list what is in doubt.
 */
export async function shutDownLanes({ lanes, operators, context, ...rest }: LanesToShutDown): Promise<void> {
  const unsent = new Map<ActiveChunk, number[]>();
  for (const { chunk, n } of lanes.flatMap((lane) => lane.submitter.takeUnsent())) {
    const ofChunk = unsent.get(chunk) ?? [];
    ofChunk.push(n);
    unsent.set(chunk, ofChunk);
  }
  const stored = await Promise.all(operators.all.map(({ writer }) => writer.drain(rest.storeWithinMs)));
  if (stored.includes(false))
    context.log.error({}, 'answers could not be stored before the stop; recovery will list them as in doubt');
  for (const chunk of lanes.flatMap((lane) => lane.leased())) {
    const left = (unsent.get(chunk) ?? []).sort((a, b) => a - b);
    if (chunk.lost || chunk.uncertainTake > 0 || chunk.outstanding > left.length) continue;
    try {
      const options = { carrier: operators.first.name, now: context.clock.now() };
      const applied = await releaseChunk(context.db, rest.workerId, { ...keyOf(chunk), unsent: left }, options);
      if (applied) rest.progress.add(applied);
    } catch (error) {
      context.log.error({ err: error }, 'a chunk could not be given back; recovery will take it');
    }
  }
}

function keyOf({ accountId, sendId, chunk }: ActiveChunk) {
  return { accountId, sendId, chunk };
}
