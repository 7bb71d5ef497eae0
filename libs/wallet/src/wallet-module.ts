import { creditQuery } from '@peyk/shared-api-client';
import type { FeatureModule } from '@peyk/shared-module';
import { DEFAULT_LIMIT } from '@peyk/shared-url-state';
import { DEPOSITS_KEY, cardOwnersQuery, depositsQuery } from './api/deposits';
import { paymentMethodsQuery, paymentsQuery } from './api/payments';
import { plansQuery } from './api/plans';
import { tariffQuery } from './api/tariff';
import { transactionsQuery } from './api/list-transactions';
import { applyCredit, catchUpCredit } from './live-credit';
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
    {
      path: WALLET_PATHS.credit,
      load: () => import('./screens/credit/credit-screen'),
      permission: 'wallet.charge',
      prefetch: (client) => void client.prefetchQuery(paymentMethodsQuery()),
    },
    {
      path: WALLET_PATHS.paymentResult,
      load: () => import('./screens/payment-result/payment-result-screen'),
      permission: 'wallet.charge',
    },
    {
      path: WALLET_PATHS.payments,
      load: () => import('./screens/payments/payments-screen'),
      permission: 'wallet.read',
      prefetch: (client) => void client.prefetchQuery(paymentsQuery({ page: 1, limit: DEFAULT_LIMIT, filters: {} })),
    },
    {
      path: WALLET_PATHS.deposits,
      load: () => import('./screens/deposits/deposits-screen'),
      permission: 'wallet.read',
      prefetch: (client) => void client.prefetchQuery(depositsQuery({ page: 1, limit: DEFAULT_LIMIT, filters: {} })),
    },
    {
      path: WALLET_PATHS.newDeposit,
      load: () => import('./screens/deposit/deposit-screen'),
      permission: 'wallet.deposit',
      prefetch: (client) => void client.prefetchQuery(cardOwnersQuery()),
    },
    {
      path: WALLET_PATHS.tariffs,
      load: () => import('./screens/tariffs/tariffs-screen'),
      permission: null,
      prefetch: (client) => void client.prefetchQuery(tariffQuery()),
    },
    {
      path: WALLET_PATHS.plans,
      load: () => import('./screens/plans/plans-screen'),
      permission: null,
      prefetch: (client) => void client.prefetchQuery(plansQuery()),
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
    {
      event: 'credit_changed',
      handle: (message, client) => applyCredit(message['data'], new Date(), client),
      catchUp: catchUpCredit,
    },
    {
      event: 'deposit_changed',
      handle: (_message, client) => void client.invalidateQueries({ queryKey: DEPOSITS_KEY }),
      catchUp: (client) => void client.invalidateQueries({ queryKey: DEPOSITS_KEY }),
    },
  ],
};
