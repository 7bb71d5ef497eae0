import { requirePerson } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import type { DeskHand, Priority, ThingAsides, WaitingQueue } from '@peyk/server-module';
import { fail } from '../fail';
import { queueOf } from './queue-of';
import type { ThingName } from './takings.repository';

/** @throws noAsides */
export const asidesOf = (queue: WaitingQueue): ThingAsides => queue.asides ?? fail('noAsides');

/** What the desk keeps to itself about what waits. Every function asks first whose queue it is. @throws notYourQueue */
export function createAsides(queues: readonly WaitingQueue[]) {
  /**
   * Does what the account never hears of: its log holds everything that is noted for it, so this is noted for nobody.
   * @throws noAsides, unknownThing
   */
  async function aside(
    context: RequestContext,
    name: ThingName,
    work: (asides: ThingAsides, hand: DeskHand) => Promise<unknown>,
  ): Promise<void> {
    const queue = queueOf(queues, context, name.queue);
    const asides = asidesOf(queue);
    if (!(await queue.show(context.db, name.key, { from: 1, limit: 1 }))) fail('unknownThing');
    if (context.audit) context.audit.object = `${name.queue}:${name.key}`;
    await work(asides, { ...context, by: requirePerson(context).username });
  }

  /** Writes a note for the others at the desk. @throws noAsides, unknownThing, and what the domain throws */
  const addNote = (context: RequestContext, name: ThingName, text: string) =>
    aside(context, name, (asides, hand) => asides.addNote(hand, name.key, text));

  /** @throws noAsides, unknownThing */
  const setPriority = (context: RequestContext, name: ThingName, priority: Priority) =>
    aside(context, name, (asides, hand) => asides.setPriority(hand, name.key, priority));

  return { addNote, setPriority };
}
