import { answerOf, api } from '@peyk/shared-api-client';
import { queryOptions } from '@tanstack/react-query';
import type { BankFilters } from '../model/bank';

/** Places and trades change only when an admin loads another bank. */
const STALE_AFTER_MS = 3_600_000;

export const provincesQuery = () =>
  queryOptions({
    queryKey: ['bank', 'provinces'] as const,
    queryFn: async ({ signal }) => (await answerOf(api.GET('/send/banks/provinces', { signal }))).items,
    staleTime: STALE_AFTER_MS,
  });

export const countiesQuery = (province_id: string) =>
  queryOptions({
    queryKey: ['bank', 'counties', province_id] as const,
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/send/banks/counties', { params: { query: { province_id } }, signal }))).items,
    enabled: province_id !== '',
    staleTime: STALE_AFTER_MS,
  });

export const citiesQuery = (county_id: string) =>
  queryOptions({
    queryKey: ['bank', 'cities', county_id] as const,
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/send/banks/cities', { params: { query: { county_id } }, signal }))).items,
    enabled: county_id !== '',
    staleTime: STALE_AFTER_MS,
  });

export const jobCategoriesQuery = () =>
  queryOptions({
    queryKey: ['bank', 'jobs'] as const,
    queryFn: async ({ signal }) => (await answerOf(api.GET('/send/jobs/categories', { signal }))).items,
    staleTime: STALE_AFTER_MS,
  });

export const jobKindsQuery = (category_id: string) =>
  queryOptions({
    queryKey: ['bank', 'jobs', category_id] as const,
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/send/jobs/sub-categories', { params: { query: { category_id } }, signal }))).items,
    enabled: category_id !== '',
    staleTime: STALE_AFTER_MS,
  });

/** How many there are of each operator; null while it is not said who is meant. */
export const bankCountsQuery = (filters: BankFilters | null, withoutBlacklisted: boolean) =>
  queryOptions({
    queryKey: ['bank', 'counts', filters, withoutBlacklisted] as const,
    queryFn: ({ signal }) =>
      answerOf(
        api.POST('/send/banks/counts', {
          body: { filters: filters ?? {}, ...(withoutBlacklisted && { exclude_blacklisted: true }) },
          signal,
        }),
      ),
    enabled: filters !== null,
  });
