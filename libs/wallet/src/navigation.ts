import type { NavigationEntry } from '@peyk/shared-module';
import { WALLET_PATHS } from './wallet-paths';

/** The menu's entries of this library. They stand apart from its sentences, because every page loads them. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: WALLET_PATHS.transactions,
    label: 'تراکنش‌ها',
    icon: 'wallet',
    group: 'finance',
    order: 10,
    bottomBarLabel: 'کیف پول',
    permission: 'wallet.read',
    goKey: 'w',
    keywords: ['کیف پول', 'اعتبار', 'wallet', 'transactions'],
  },
];
