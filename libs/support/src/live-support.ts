import type { QueryClient } from '@tanstack/react-query';
import { TICKETS_KEY } from './api/keys';

/** A ticket was written in or moved, or the socket has just opened: what is on the screen is asked for again. */
export function askForTickets(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: TICKETS_KEY });
}
