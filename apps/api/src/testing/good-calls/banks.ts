import { NOTHING, type GoodCall } from './good-call';

const ask =
  (query: Record<string, string>): GoodCall =>
  async () => ({ query });

/** The bank is the installation's: an empty one answers as well. */
export const BANKS = {
  listProvinces: NOTHING,
  listCounties: ask({ province_id: '96' }),
  listCities: ask({ county_id: '1' }),
  countBank: async () => ({ body: { filters: { province_id: 96 } } }),
  listJobCategories: NOTHING,
  listJobSubCategories: ask({ category_id: '1' }),
  countJobNumbers: ask({ category_id: '1' }),
} satisfies Record<string, GoodCall>;
