import { useNeededFor } from '@peyk/shared-module';
import { useMayCheck } from '@peyk/shared-store';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bannersQuery } from '../api/list-banners';

/** What is announced in pictures, by place, without what leads to pages that this person may not open. */
export function useBanners() {
  const { data, isPending } = useQuery(bannersQuery());
  const may = useMayCheck();
  const neededFor = useNeededFor();
  const banners = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(data?.banners ?? {}).map(([place, all]) => [
          place,
          all.filter(({ mainFiles: { link } }) => link === null || may(neededFor(link))),
        ]),
      ),
    [data, may, neededFor],
  );
  return { banners, isPending };
}
