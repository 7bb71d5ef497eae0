import { useAppSelector } from '@peyk/shared-store';

const WITH_SOCKET_MS = 15_000;
const WITHOUT_SOCKET_MS = 3_000;

/**
 * How often a screen that shows something alive asks by itself, in milliseconds. The live socket brings the news at
 * once; asking is the second way, rare while the socket is open and frequent while it is not.
 */
export function useWatchInterval(): number {
  return useAppSelector((state) => (state.live.status === 'OPEN' ? WITH_SOCKET_MS : WITHOUT_SOCKET_MS));
}
