import { openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BLOCKED, who } from '../testing/answers';
import AccountStrip from './account-strip';

const meta = { title: 'Auth/Account strip', component: AccountStrip } satisfies Meta<typeof AccountStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

const NOTHING_DUE = { 'GET /user/business_need': { data: { due: false, optional: true, suggested: null } } };
const strip = (answer: typeof BLOCKED | ReturnType<typeof who>) =>
  openedWith({ at: '/reports', path: '/reports', answers: { ...NOTHING_DUE, 'GET /check_token': answer } });

const LONG_REASON =
  'ارسال از حساب شما بسته شده است. دلیل: در هفتهٔ گذشته چند شکایت از گیرنده‌های پیام‌های تبلیغاتی خط ۳۰۰۰۱۴۰۵ رسیده است و تا روشن شدن آن‌ها و پاسخ کتبی شما به کارشناس پروندهٔ ۱۴۰۵/۷۷۱۲ چیزی از این حساب فرستاده نمی‌شود. برای باز شدن آن با پشتیبانی تماس بگیرید.';

export const Blocked: Story = { ...strip(BLOCKED) };
export const BlockedForLong: Story = { ...strip({ data: { ...BLOCKED.data, send_block_reason: LONG_REASON } }) };
export const Inactive: Story = {
  ...strip(
    who({
      state: 'inactive',
      reason: 'mobile',
      message: 'شمارهٔ موبایل و کد ملی باید متعلق به یک نفر باشد، وگرنه پنل غیرفعال می‌ماند.',
    }),
  ),
};
