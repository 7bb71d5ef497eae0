import { QueryClient } from '@tanstack/react-query';
import { CATEGORIES_KEY, TICKETS_KEY } from './api/keys';
import { askForTickets } from './live-support';

it('makes the list and every ticket old, and not what a ticket may be about', () => {
  const client = new QueryClient();
  const keys = [[...TICKETS_KEY, 'list', 1], [...TICKETS_KEY, 'one', '7'], CATEGORIES_KEY];
  for (const key of keys) client.setQueryData(key, {});
  askForTickets(client);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});
