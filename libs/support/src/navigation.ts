import type { NavigationEntry } from '@peyk/shared-module';
import { SUPPORT_PATHS } from './support-paths';

/** The menu's entries of this library. They stand apart from its sentences, because every page loads them. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: SUPPORT_PATHS.list,
    label: 'پشتیبانی',
    icon: 'lifebuoy',
    group: 'services',
    order: 90,
    permission: 'ticket.read',
    alsoCurrentFor: [SUPPORT_PATHS.create],
    keywords: ['تیکت', 'درخواست', 'راهنمایی', 'support', 'ticket'],
  },
  {
    path: SUPPORT_PATHS.contactInfo,
    label: 'راهنما و تماس',
    icon: 'phone',
    group: 'services',
    order: 91,
    keywords: ['راهنما', 'پرسش', 'تماس', 'faq', 'contact'],
  },
];
