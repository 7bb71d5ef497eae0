import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { queryOptions } from '@tanstack/react-query';

export type ContactWay = components['schemas']['ContactWay'];
export type Faq = components['schemas']['Faq'];

/** They change rarely: who opens the page again within a while needs no new answer. */
const FRESH_MS = 5 * 60_000;

/** How the people who run the installation are reached. */
export const contactInfoQuery = queryOptions({
  queryKey: ['contact-info'] as const,
  queryFn: async ({ signal }) => (await answerOf(api.GET('/panel/contact_info', { signal }))).items,
  staleTime: FRESH_MS,
});

/** All questions that many ask: few enough to be searched here. */
export const faqsQuery = queryOptions({
  queryKey: ['faqs'] as const,
  queryFn: async ({ signal }) => (await answerOf(api.GET('/ticket/faq/list', { signal }))).items,
  staleTime: FRESH_MS,
});
