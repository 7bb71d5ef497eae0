/** Times and limits of the live socket. */
export const TICKET_SECONDS = 30;
export const TICKETS_PER_USER = { limit: 120, windowSeconds: 60 };
export const SOCKETS_PER_ACCOUNT = 20;
/** Five a second and send: more than an eye follows. */
export const PUSH_GAP_MS = 200;
/** The panel says `9` every five seconds; a socket that is silent for six of them is dead. */
export const IDLE_LIMIT_MS = 30_000;
export const SWEEP_EVERY_MS = 1_000;
/** A panel has nothing to say but its keep-alive. */
export const MESSAGE_LIMIT_BYTES = 1_024;
export const MESSAGES_PER_SECOND = 20;
/** Who does not read what is sent for this long is cut off, before it fills our memory. */
export const BUFFER_LIMIT_BYTES = 1_000_000;
/** Objects of a source, such as sends, that are remembered while they go on, to be told of again after the database was away. */
export const REMEMBERED_OBJECTS = 100;
/** Of open sockets, when all of them are asked about again. */
export const SESSIONS_PER_QUESTION = 1_000;
/** How long a stopping server waits for browsers to answer its goodbye. */
export const GOODBYE_LIMIT_MS = 1_000;
export const GOODBYE_STEP_MS = 10;
