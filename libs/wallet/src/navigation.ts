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
  {
    path: WALLET_PATHS.credit,
    label: 'افزایش اعتبار',
    icon: 'plus',
    group: 'finance',
    order: 15,
    permission: 'wallet.charge',
    keywords: ['پرداخت', 'درگاه', 'شارژ', 'payment', 'credit'],
  },
  {
    path: WALLET_PATHS.payments,
    label: 'پرداخت‌های آنلاین',
    icon: 'receipt',
    group: 'finance',
    order: 18,
    permission: 'wallet.read',
    keywords: ['پرداخت', 'درگاه', 'ناموفق', 'رسید', 'payment', 'receipt'],
  },
  {
    path: WALLET_PATHS.deposits,
    label: 'واریزها',
    icon: 'receipt',
    group: 'finance',
    order: 20,
    permission: 'wallet.read',
    keywords: ['کارت به کارت', 'واریز بانکی', 'فیش', 'افزایش اعتبار', 'deposit'],
  },
  {
    path: WALLET_PATHS.tariffs,
    label: 'تعرفه‌ها',
    icon: 'file',
    group: 'finance',
    order: 30,
    keywords: ['قیمت', 'هزینه', 'نرخ', 'tariff', 'price'],
  },
  {
    path: WALLET_PATHS.plans,
    label: 'طرح‌ها',
    icon: 'bookmark',
    group: 'finance',
    order: 35,
    keywords: ['خرید', 'اشتراک', 'سرویس', 'plan'],
  },
];
