import type { NavigationEntry } from '@peyk/shared-module';
import { SUPPORT_PATHS } from './support-paths';

/** The menu's entries of this library. They stand apart from its sentences, because every page loads them. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: SUPPORT_PATHS.list,
    label: 'درخواست‌های پشتیبانی',
    icon: 'lifebuoy',
    group: 'support',
    order: 10,
    permission: 'ticket.read',
    alsoCurrentFor: [SUPPORT_PATHS.create],
    keywords: ['تیکت', 'درخواست', 'راهنمایی', 'support', 'ticket'],
  },
  {
    path: SUPPORT_PATHS.contactInfo,
    label: 'راهنما و تماس',
    icon: 'phone',
    group: 'support',
    order: 20,
    keywords: ['راهنما', 'پرسش', 'تماس', 'faq', 'contact'],
  },
];
