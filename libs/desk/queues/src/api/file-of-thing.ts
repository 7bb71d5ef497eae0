import { deskApi } from '@peyk/desk-api';
import { queryOptions } from '@tanstack/react-query';
import { readFile } from '@peyk/shared-api-client';
import type { ThingName } from './thing-query';

/** The call for a file of a thing; to be saved or read. */
export const fileOfThing = ({ queue, key }: ThingName, fileId: string) =>
  deskApi.GET('/queue/file', { params: { query: { queue, key, file_id: fileId } }, parseAs: 'blob' });

/** A picture of a thing, to be looked at beside it. */
export const pictureQuery = (name: ThingName, fileId: string) =>
  queryOptions({
    queryKey: ['desk-picture', name.queue, name.key, fileId],
    queryFn: () => readFile(fileOfThing(name, fileId)),
    staleTime: Infinity,
    // Pictures of people's documents do not stay in memory when nobody looks at them.
    gcTime: 0,
  });
