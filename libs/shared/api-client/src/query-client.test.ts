import { onlineManager } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { createQueryClient, shouldRetry } from './query-client';

it('asks again twice when the network or the server failed', () => {
  const failure = new ApiError(503);
  expect([0, 1, 2].map((count) => shouldRetry(count, failure))).toEqual([true, true, false]);
  expect(shouldRetry(0, new ApiError())).toBe(true);
});

it.each([401, 403, 404, 422])('does not ask again after a %i', (status) => {
  expect(shouldRetry(0, new ApiError(status))).toBe(false);
});

it('does not ask again because the window is looked at', () => {
  expect(createQueryClient().getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false);
});

it('does not keep a change back until there is a network again: it fails at once, and is not carried out later', async () => {
  onlineManager.setOnline(false);
  const change = jest.fn().mockRejectedValue(new ApiError());
  const client = createQueryClient();
  const done = client.getMutationCache().build(client, { mutationFn: change }).execute(undefined);
  await expect(done).rejects.toBeInstanceOf(ApiError);
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(change).toHaveBeenCalledTimes(1);
});

it('does not ask again where a question says so, such as one that is asked for by hand', async () => {
  const ask = jest.fn().mockRejectedValue(new ApiError(503));
  const question = { queryKey: ['by hand'], queryFn: ask, retryDelay: 0 };
  await expect(createQueryClient().fetchQuery(question)).rejects.toBeInstanceOf(ApiError);
  expect(ask).toHaveBeenCalledTimes(3);
  ask.mockClear();
  await expect(createQueryClient().fetchQuery({ ...question, retry: false })).rejects.toBeInstanceOf(ApiError);
  expect(ask).toHaveBeenCalledTimes(1);
});
