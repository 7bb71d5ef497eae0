import { creditQuery } from '@peyk/shared-api-client';
import type { FeatureModule } from '@peyk/shared-module';
import { DEFAULT_LIMIT } from '@peyk/shared-url-state';
import { transactionsQuery } from './api/list-transactions';
import { applyCredit } from './live-credit';
import { navigation } from './navigation';
import { WALLET_PATHS } from './wallet-paths';

/** The money of the account. */
export const walletModule: FeatureModule = {
  name: 'wallet',
  routes: [
    {
      path: WALLET_PATHS.transactions,
      load: () => import('./screens/transactions/transactions-screen'),
      permission: 'wallet.read',
      prefetch: (client) => {
        void client.prefetchQuery(creditQuery());
        void client.prefetchQuery(transactionsQuery({ page: 1, limit: DEFAULT_LIMIT, filters: {} }));
      },
    },
  ],
  navigation,
  actions: [
    {
      id: 'wallet.refresh',
      label: 'تازه کردن اعتبار',
      icon: 'refresh',
      key: 'b',
      permission: 'wallet.read',
      keywords: ['موجودی', 'balance', 'credit', 'refresh'],
      run: ({ client }) => void client.invalidateQueries({ queryKey: creditQuery().queryKey }),
    },
  ],
  liveHandlers: [
    { event: 'credit_changed', handle: (message, client) => applyCredit(message['data'], new Date(), client) },
  ],
};
