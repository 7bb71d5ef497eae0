import { answerOf, readFile } from '@peyk/shared-api-client';
import { deskApi } from '@peyk/desk-api';
import type { CollectionName, DeskSchemas } from '@peyk/desk-api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type Collection = DeskSchemas['DeskCollection'];
export type CollectionField = DeskSchemas['CollectionField'];
export type CollectionItem = DeskSchemas['CollectionItem'];

export const ITEMS_PER_PAGE = 20;

/** One page of a collection. */
export const itemsQuery = (collection: CollectionName, page: number) =>
  queryOptions({
    queryKey: ['desk-items', collection, page],
    queryFn: ({ signal }) =>
      answerOf(deskApi.POST('/collection/list', { body: { collection, page, limit: ITEMS_PER_PAGE }, signal })),
    placeholderData: keepPreviousData,
  });

/** A picture that an item has now. */
export const pictureOfItemQuery = (collection: CollectionName, { key, version }: CollectionItem, field: string) =>
  queryOptions({
    queryKey: ['desk-item-picture', collection, key, version, field],
    queryFn: () =>
      readFile(deskApi.GET('/collection/picture', { params: { query: { collection, key, field } }, parseAs: 'blob' })),
    staleTime: Infinity,
  });

export type GivenValues = DeskSchemas['ItemValues'];

function useKept<Given, Answer>(collection: CollectionName, work: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    // Also after a refusal: another may have changed it.
    onSettled: () => client.invalidateQueries({ queryKey: ['desk-items', collection] }),
  });
}

/** Adds an item, or changes one as it was read. Answers what follows that one may not have meant. */
export const useSaveItem = (collection: CollectionName, item: CollectionItem | undefined) =>
  useKept(collection, async (values: GivenValues): Promise<string | null> => {
    if (item === undefined) {
      await answerOf(deskApi.POST('/collection/add', { body: { collection, values } }));
      return null;
    }
    const { key, version } = item;
    return (await answerOf(deskApi.POST('/collection/change', { body: { collection, key, version, values } }))).warning;
  });

/** Takes an item back. */
export const useRemoveItem = (collection: CollectionName) =>
  useKept(collection, async (key: string): Promise<void> => {
    await answerOf(deskApi.POST('/collection/remove', { body: { collection, key } }));
  });
