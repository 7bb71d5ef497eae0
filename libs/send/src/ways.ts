import type { Permission } from '@peyk/shared-contract';
import { SEND_PATHS } from './send-paths';

/** A way to send, as the menu of ways shows it. */
export interface WayEntry {
  readonly path: string;
  readonly label: string;
  /** What a member must be allowed to besides sending. */
  readonly permission?: Permission;
}

/** The ways to send that there are, in the order in which they are offered. */
export const WAYS: readonly WayEntry[] = [
  {
    path: SEND_PATHS.quick,
    label: 'سریع',
  },
  {
    path: SEND_PATHS.phonebook,
    label: 'مخاطبان',
    permission: 'contact.read',
  },
  {
    path: SEND_PATHS.file,
    label: 'فایل',
    permission: 'upload.create',
  },
  {
    path: SEND_PATHS.keyword,
    label: 'متن با متغیر',
    permission: 'upload.create',
  },
  {
    path: SEND_PATHS.peerToPeer,
    label: 'نظیر به نظیر',
    permission: 'upload.create',
  },
  {
    path: SEND_PATHS.cityProvince,
    label: 'استان و شهر',
  },
  {
    path: SEND_PATHS.postalCode,
    label: 'کد پستی',
  },
  {
    path: SEND_PATHS.business,
    label: 'صنف',
  },
  {
    path: SEND_PATHS.map,
    label: 'نقشه',
  },
  {
    path: SEND_PATHS.tower,
    label: 'دکل ایرانسل',
  },
  {
    path: SEND_PATHS.recurringList,
    label: 'دوره‌ای',
  },
];
