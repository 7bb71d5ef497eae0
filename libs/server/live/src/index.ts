export { LIVE_ERRORS } from './live.errors';
export { liveModule } from './live.module';
export { LIVE_PATH, createLiveSocket } from './socket/create-live-socket';
