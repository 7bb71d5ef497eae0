import { requirePerson } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import type { QueueName, WaitingQueue } from '@peyk/server-module';
import { fail } from '../fail';

/** Whether the person who is signed in decides about what waits in it. */
export const isOwn = (context: RequestContext, { role }: WaitingQueue): boolean =>
  requirePerson(context).roles.includes(role);

/** The queue of that name, for one who may decide about it. @throws notYourQueue */
export function queueOf(queues: readonly WaitingQueue[], context: RequestContext, name: QueueName): WaitingQueue {
  const queue = queues.find((one) => one.queue === name);
  return queue && isOwn(context, queue) ? queue : fail('notYourQueue');
}
