import { fillPath } from '@peyk/shared-module';

/** Where the screens of this library stand. */
export const SECRETARY_PATHS = {
  list: '/secretary/received-message/inbox',
  create: '/secretary/received-message/create',
  update: '/secretary/received-message/update/:id',
  /** A secretary and the messages that it has dealt with; `all`, or those that ended in one way. */
  messages: '/secretary/received-message/recipients/:id/:inboxType',
  readers: '/secretary/keywords/list',
  createReader: '/secretary/keywords/create',
  updateReader: '/secretary/keywords/update/:id',
  /** A code reader, with its messages, codes and drawings. */
  reader: '/secretary/keywords/:id',
  polls: '/secretary/polls/list',
  createPoll: '/secretary/polls/create',
  updatePoll: '/secretary/polls/update/:id',
  /** A poll, with its result and the messages that it has dealt with. */
  poll: '/secretary/polls/:id',
} as const;

/** The page of one, with everything that it has dealt with. */
export const messagesPath = (id: string) => fillPath(SECRETARY_PATHS.messages, { id, inboxType: 'all' });

export const readerPath = (id: string) => fillPath(SECRETARY_PATHS.reader, { id });

export const pollPath = (id: string) => fillPath(SECRETARY_PATHS.poll, { id });
