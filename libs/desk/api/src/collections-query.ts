import { answerOf } from '@peyk/shared-api-client';
import { queryOptions } from '@tanstack/react-query';
import { deskApi } from './desk-api';
import type { DeskSchemas } from './desk-api';

export type CollectionName = DeskSchemas['CollectionName'];

/** What people call a collection. */
export const COLLECTION_NAMES: Readonly<Record<CollectionName, string>> = {
  news: 'خبرها',
  banners: 'بنرها',
  quick_links: 'دسترسی سریع',
  faqs: 'پرسش‌های پرتکرار',
  contact_ways: 'راه‌های تماس',
  ticket_replies: 'پاسخ‌های آماده',
  lines: 'خط‌ها',
  tariffs: 'تعرفه‌ها',
  statutory_charges: 'عوارض قانونی',
  packages: 'بسته‌های ثبت‌نام',
  plans: 'طرح‌ها',
  bank: 'بانک شماره',
};

/** Whether a word of an address names a collection. */
export const isCollectionName = (name: string): name is CollectionName => Object.hasOwn(COLLECTION_NAMES, name);

/** The address of a collection. */
export const collectionPath = (name: CollectionName): string => `/collections/${name}`;

/** What the person who is signed in may keep, with the fields of each; it changes with their roles only. */
export const collectionsQuery = () =>
  queryOptions({
    queryKey: ['desk-collections'],
    queryFn: ({ signal }) => answerOf(deskApi.GET('/collection', { signal })),
    staleTime: Infinity,
  });
