import { requireAccount } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { selectCities, selectCounties, selectJobs, selectProvinces } from './bank.repository';
import { requireFilters } from './choose-people';
import { countPeople } from './find-people';

type BanksOperation =
  | 'listProvinces'
  | 'listCounties'
  | 'listCities'
  | 'countBank'
  | 'listJobCategories'
  | 'listJobSubCategories'
  | 'countJobNumbers';

const presentCounts = ([mci = 0, irancell = 0, other = 0]: readonly number[]) => ({
  mci_count: mci,
  irancell_count: irancell,
  other_count: other,
});

/** The operations of `openapi/paths/banks.yaml`. The bank is the installation's: everybody counts in the same one. */
export function createBanksHandlers(): Handlers<BanksOperation> {
  return {
    listProvinces: async ({ db }) => ({ data: { items: await selectProvinces(db) } }),
    listCounties: async ({ db }, { query }) => ({
      data: { items: await selectCounties(db, Number(query.province_id)) },
    }),
    listCities: async ({ db }, { query }) => ({ data: { items: await selectCities(db, Number(query.county_id)) } }),
    countBank: async (context, { body: { filters, exclude_blacklisted = false } }) => {
      const { accountId } = requireAccount(context);
      requireFilters(filters);
      const counts = await countPeople(context.db, { accountId, filters, excludeBlacklisted: exclude_blacklisted });
      return { data: presentCounts(counts) };
    },
    listJobCategories: async ({ db }) => ({ data: { items: await selectJobs(db, null) } }),
    listJobSubCategories: async ({ db }, { query }) => ({
      data: { items: await selectJobs(db, Number(query.category_id)) },
    }),
    countJobNumbers: async (context, { query: { category_id, sub_category_id } }) => {
      const { accountId } = requireAccount(context);
      const filters = {
        category_id: Number(category_id),
        ...(sub_category_id !== undefined && { sub_category_id: Number(sub_category_id) }),
      };
      return { data: presentCounts(await countPeople(context.db, { accountId, filters, excludeBlacklisted: false })) };
    },
  };
}
