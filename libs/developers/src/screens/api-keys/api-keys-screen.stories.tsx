import { exampleOf, neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { messages } from '../../messages';
import ApiKeysScreen from './api-keys-screen';

const meta = { title: 'Developers/ApiKeys', component: ApiKeysScreen } satisfies Meta<typeof ApiKeysScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const [LIST, SHOW] = ['GET /api-keys/list', 'GET /api-keys/show'] as const;
const example = exampleOf(LIST);
const [key] = example.items;
const LONG = 'برنامه‌ای که نامش را کسی با حوصله نوشته است و در خط جا نمی‌شود';
const items = [
  { ...key, id: '4', title: 'فروشگاه اینترنتی', has_everything: true, role: null, expires_at: null },
  { ...key, id: '3', title: LONG.slice(0, 60), state: 'expired', expires_at: '2026-01-01T20:29:59.999Z' },
  {
    ...key,
    id: '2',
    title: 'CRM',
    mode: 'test',
    prefix: 'peyk_test_HJ9vyW',
    state: 'role_gone',
    has_everything: false,
    role: null,
    last_used_at: null,
    last_used_ip: null,
  },
  { ...key, id: '1', title: 'قدیمی', state: 'maker_gone', allowed_addresses: [], created_by: LONG },
];
const answer = (rows: readonly unknown[]) => ({ data: { ...example, items: rows } });
const full = Array.from({ length: 20 }, (_unused, n) => ({ ...key, id: String(n + 1), title: `کلید ${n + 1}` }));

export const Default: Story = { ...openedWith({ answers: { [LIST]: answer(items) } }) };

export const Full: Story = { ...openedWith({ answers: { [LIST]: answer(full) } }) };

export const Empty: Story = { ...openedWith({ answers: { [LIST]: answer([]) } }) };

export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ answers: { [LIST]: { status: 403 } } }) };

export const Opened: Story = {
  ...openedWith({
    answers: {
      [LIST]: answer(items),
      [SHOW]: { data: { ...items[0], allowed_addresses: ['192.0.2.0/24', '2001:db8:85a3:8d3:1319:8a2e:370:7348'] } },
    },
  }),
  play: async ({ canvasElement }) => {
    const whole = within(canvasElement.ownerDocument.body);
    await userEvent.click(await whole.findByRole('button', { name: 'فروشگاه اینترنتی' }));
    await whole.findByRole('dialog');
  },
};

export const Removing: Story = {
  ...openedWith({ answers: { [LIST]: answer(items) } }),
  play: async ({ canvasElement }) => {
    const whole = within(canvasElement.ownerDocument.body);
    await userEvent.click(await whole.findByRole('button', { name: 'کارهای فروشگاه اینترنتی' }));
    await userEvent.click(await whole.findByRole('menuitem', { name: messages.remove }));
    await whole.findByRole('dialog');
  },
};
