import { deskApi } from '@peyk/desk-api';
import type { DeskSchemas } from '@peyk/desk-api';
import { answerOf } from '@peyk/shared-api-client';
import { queryOptions } from '@tanstack/react-query';

export type EngineState = DeskSchemas['EngineState'];

const EVERY_MS = 5_000;

/** How the engine stands now; asked for again while it is looked at. */
export const engineQuery = () =>
  queryOptions({
    queryKey: ['desk-engine'],
    queryFn: ({ signal }) => answerOf(deskApi.GET('/engine', { signal })),
    refetchInterval: EVERY_MS,
  });
