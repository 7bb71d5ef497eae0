import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { SendState, SmsType } from './types';

/** What a list of sends is narrowed to. Everything absent means all. */
export interface SendFilters {
  readonly send_id?: string;
  readonly message?: string;
  readonly state?: SendState;
  /** Finished ones only: whether receipts are still expected. */
  readonly awaits_receipts?: boolean;
  readonly type?: SmsType;
  /** The member of the account who made it. */
  readonly user_id?: string;
  /** The line that it went from. */
  readonly number?: string;
  /** Instants in ISO 8601. */
  readonly from_date?: string;
  readonly to_date?: string;
}

export interface SendListRequest {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly filters?: SendFilters;
}

/** The keys of the cache under which sends stand; a screen never writes them by hand. */
export const sendKeys = {
  all: ['sends'] as const,
  lists: ['sends', 'list'] as const,
  one: (id: string) => ['sends', 'one', id] as const,
  within: (id: string) => ['sends', 'within', id] as const,
};

/** Sends of the last 30 days, newest first. */
export function sendListQuery(request: SendListRequest) {
  return queryOptions({
    queryKey: [...sendKeys.lists, request] as const,
    queryFn: ({ signal }) => answerOf(api.POST('/report/new_list', { body: bodyOf(request), signal })),
    placeholderData: keepPreviousData,
  });
}

/** One send with its counts and its money. */
export function sendQuery(id: string) {
  return queryOptions({
    queryKey: sendKeys.one(id),
    queryFn: ({ signal }) => answerOf(api.GET('/report/by_bulk', { params: { query: { send_id: id } }, signal })),
  });
}

function bodyOf({ page, limit, filters = {} }: SendListRequest) {
  return Object.keys(filters).length === 0 ? { page, limit } : { page, limit, filters: { ...filters } };
}
