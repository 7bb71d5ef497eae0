import { completeChunks } from '../sql/complete-chunks';
import type { ClaimedChunk } from '../sql/claim-chunks';
import { stopSend } from '../stop/stop-send';
import { ActiveChunk } from './active-chunk';
import { encodeClaimed } from './encode-claimed';
import type { LaneControls } from './lane-controls';
import type { LaneOptions } from './lane-options';

/** What a lane works on of a chunk that it has leased; undefined when its text may not leave, and then its send has ended. */
export async function takeChunk(
  options: LaneOptions,
  controls: LaneControls,
  claimed: ClaimedChunk,
): Promise<ActiveChunk | undefined> {
  const texts = encodeClaimed(options, claimed);
  if (!texts) {
    await refuse(options, claimed);
    return undefined;
  }
  const active = new ActiveChunk(claimed, texts, controls.of(claimed));
  controls.judge(active);
  return active;
}

/** A text that cannot be cut into the parts it was priced for must not leave: the send stops and gives everything back. */
async function refuse({ context, workerId, onChanged }: LaneOptions, chunk: ClaimedChunk): Promise<void> {
  context.log.error({ sendId: String(chunk.sendId) }, 'a text has not the parts it was priced for; its send ends');
  await stopSend(context, chunk);
  onChanged(await completeChunks(context.db, workerId, [chunk], context.clock.now()));
}

/**
 * A clock that jumped or a machine that slept let our own lease run out, and the chunk came back to us. Two cursors of one
 * worker would take each other's marks for their own, and hand the same messages over twice. Answers how many were lost so.
 */
export function loseEarlier(active: readonly ActiveChunk[], { sendId, chunk }: ClaimedChunk): number {
  const earlier = active.filter((one) => !one.lost && one.sendId === sendId && one.chunk === chunk);
  for (const one of earlier) one.lost = true;
  return earlier.length;
}
