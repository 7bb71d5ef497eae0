import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasskeysCard } from './passkeys-card';

const meta = { title: 'Auth/Security/Passkeys', component: PasskeysCard } satisfies Meta<typeof PasskeysCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const LIST = 'GET /passkey/list';
const KEYS = [
  {
    ...{ id: '3', name: 'گوشی من', last_used_at: '2026-11-20T08:30:00.000Z' },
    created_at: '2026-11-01T08:30:00.000Z',
  },
  {
    ...{ id: '4', name: 'لپ‌تاپ دفتر مرکزی فروشگاه بزرگ زنجیره‌ای نمونه‌گستران شرق', last_used_at: null },
    created_at: '2026-11-19T08:30:00.000Z',
  },
];
const answering = (data: object) => ({ ...openedWith({ answers: { [LIST]: { data } } }) });

export const None: Story = answering({ items: [], is_available: true });
export const Some: Story = answering({ items: KEYS, is_available: true });
export const Unavailable: Story = answering({ items: [], is_available: false });
export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };
