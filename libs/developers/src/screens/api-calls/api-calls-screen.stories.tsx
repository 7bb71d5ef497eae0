import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GOOD_CALL, REFUSED_CALL } from '../../testing/sample-calls';
import ApiCallsScreen from './api-calls-screen';

const meta = { title: 'Developers/ApiCalls', component: ApiCallsScreen } satisfies Meta<typeof ApiCallsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LIST = 'POST /api-calls/list';
const LONG = 'برنامه‌ای که نامش را کسی با حوصله نوشته است و در خط جا نمی‌شود';
const LONG_PATH = '/compat/kavenegar/v1/:key/verify/lookup-with-a-name-that-no-phone-is-wide-enough-for.json';
const items = [
  GOOD_CALL,
  REFUSED_CALL,
  { ...GOOD_CALL, id: '1', status: 503, error_code: '503-1', price: null, key_title: LONG.slice(0, 60), ms: 30_123 },
  { ...GOOD_CALL, id: '0', surface: 'kavenegar', operation: 'verify/lookup', path: LONG_PATH, price: '184500' },
];
const page = (rows: readonly unknown[]) => ({
  [LIST]: { data: { items: rows, paging: { page: 1, limit: 10, total: rows.length } } },
  'GET /api-calls/setting': { data: { is_on: true } },
});

export const Default: Story = { ...openedWith({ answers: page(items) }) };

export const Empty: Story = { ...openedWith({ answers: page([]) }) };

export const SwitchedOff: Story = {
  ...openedWith({ answers: { ...page([]), 'GET /api-calls/setting': { data: { is_on: false } } } }),
};

export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ answers: { [LIST]: { status: 403 } } }) };
