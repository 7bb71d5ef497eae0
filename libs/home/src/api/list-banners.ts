import { queryOptions } from '@tanstack/react-query';
import { answerOf, api, apiOrigin } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';

type Files = components['schemas']['BannerFiles'];

const STALE_AFTER_MS = 5 * 60_000;

/** The server names its pictures without a host: they are where the API is, which may be another host than the page's. */
function withPlaces(files: Files): Files {
  const origin = apiOrigin();
  const place = (address: string | null) => (address?.startsWith('/') === true ? `${origin}${address}` : address);
  return { ...files, mobile: place(files.mobile), desktop: place(files.desktop) };
}

async function listBanners(signal: AbortSignal) {
  const answer = await answerOf(api.GET('/banners', { signal }));
  if (apiOrigin() === globalThis.location.origin) return answer;
  const banners = Object.entries(answer.banners).map(([type, all]) => [
    type,
    all.map((banner) => ({
      ...banner,
      mainFiles: withPlaces(banner.mainFiles),
      popupFiles: banner.popupFiles && withPlaces(banner.popupFiles),
    })),
  ]);
  return { ...answer, banners: Object.fromEntries(banners) as typeof answer.banners };
}

/** What is announced in pictures now, by place, and where the old panel is. */
export function bannersQuery() {
  return queryOptions({
    queryKey: ['banners'] as const,
    queryFn: ({ signal }) => listBanners(signal),
    staleTime: STALE_AFTER_MS,
  });
}
