export { LIVE_ERRORS } from './live.errors';
export { createLiveHandlers } from './live.routes';
export type { LivePorts } from './socket/announcer';
export { LIVE_PATH, createLiveSocket } from './socket/create-live-socket';
