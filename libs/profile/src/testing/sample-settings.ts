import type { components } from '@peyk/shared-contract';
import type { UserSetting } from '../api/settings';

type Line = components['schemas']['Line'];

export const SETTING: UserSetting = { by_sms: { deposits: true, documents: true, patterns: true, approvals: true } };
export const ALERT = { is_on: true, below: '200000' } as const;

const LINE: Line = {
  ...{ id: '1', number: '30001111', title: 'خط تبلیغاتی', family: '3000', advertising: true, multipart_chars: 67 },
  ...{ is_default: true, active: true, permitted_hours: null, max_per_second: null },
  ...{ own_permitted_hours: null, own_max_per_second: null },
};

export const LINES: readonly Line[] = [
  LINE,
  { ...LINE, id: '2', number: '30002222', title: 'خط خدماتی', alias: 'فروشگاه', advertising: false, is_default: false },
];
