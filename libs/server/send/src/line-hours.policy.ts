import type { PermittedHours } from '@peyk/server-sender';

/** From `from` (0-23) to `to` (1-24), not the whole day: that is null. */
export function areGoodHours({ from, to }: PermittedHours): boolean {
  const isHour = (hour: number, least: number) => Number.isInteger(hour) && hour >= least && hour <= least + 23;
  return isHour(from, 0) && isHour(to, 1) && from !== to && !(from === 0 && to === 24);
}

/** As admins write hours: `8-22`; null for always. */
export const hoursText = (hours: PermittedHours | null): string | null => hours && `${hours.from}-${hours.to}`;
