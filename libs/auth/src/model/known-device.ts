import { readStored, writeStored } from '@peyk/shared-store';

/** What says that this browser was signed in before. It is no session: it opens nothing, so it stays when someone signs out. */
export const DEVICE_KEY = 'peyk-device';
const DEVICE = /^[\w-]{43}$/;

/** For the body of a request; nothing when this browser is not known, or someone wrote something else there. */
export function knownDevice(): { readonly device?: string } {
  const device = readStored(DEVICE_KEY);
  return device !== null && DEVICE.test(device) ? { device } : {};
}

/** Kept in the browser. One that keeps nothing is unknown next time, and works all the same. */
export function keepDevice(device: string): void {
  if (DEVICE.test(device)) writeStored(DEVICE_KEY, device);
}
