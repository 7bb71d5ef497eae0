import { neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { SAMPLE_LINES } from '../../testing/sample-price';
import { SAMPLE_ENDED, SAMPLE_PAUSED, SAMPLE_RECURRING, SAMPLE_RUNS } from '../../testing/sample-recurring';
import EditRecurringScreen from './edit-recurring-screen';
import NewRecurringScreen from './new-recurring-screen';
import RecurringListScreen from './recurring-list-screen';
import RecurringScreen from './recurring-screen';

const meta = { title: 'Send/Recurring sends' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (items: readonly unknown[]) => ({
  data: { items, paging: { page: 1, limit: 10, total: items.length } },
});
const ANSWERS: ScreenStory['answers'] = {
  'GET /number/numbers': { data: { items: SAMPLE_LINES } },
  'GET /phonebooks': { data: { items: [{ id: '7', title: 'مشتریان', code: null, members_count: 12_000 }] } },
  'GET /phonebooks/options': {
    data: { items: [{ id: '4', title: 'سالگرد ازدواج', latin_title: 'wedding', type: 'date' }] },
  },
  'GET /phonebooks/numbers/count': {
    data: {
      total: 12_000,
      by_operator: [],
      blacklisted: 0,
      opted_out: 9,
      reachable: 12_000,
      reachable_by_advertising: 11_991,
    },
  },
  'POST /send/recurring/list': pageOf([SAMPLE_RECURRING, SAMPLE_PAUSED, SAMPLE_ENDED]),
  'GET /send/recurring/show': { data: SAMPLE_RECURRING },
  'POST /send/recurring/runs': pageOf(SAMPLE_RUNS),
};
const opened = (answers: ScreenStory['answers'] = {}, at = '/send-sms/recurring/5') =>
  openedWith({ at, path: '/send-sms/recurring/:id', answers: { ...ANSWERS, ...answers } });
const choose =
  (name: string): Story['play'] =>
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('radio', { name }));
  };

export const List: Story = { ...opened(), render: () => <RecurringListScreen /> };
export const EmptyList: Story = {
  ...opened({ 'POST /send/recurring/list': pageOf([]) }),
  render: () => <RecurringListScreen />,
};
export const LoadingList: Story = {
  ...opened({ 'POST /send/recurring/list': neverAnswers }),
  render: () => <RecurringListScreen />,
};
export const FailingList: Story = {
  ...opened({ 'POST /send/recurring/list': { status: 503 } }),
  render: () => <RecurringListScreen />,
};

export const One: Story = { ...opened(), render: () => <RecurringScreen /> };
export const Paused: Story = {
  ...opened({ 'GET /send/recurring/show': { data: SAMPLE_PAUSED } }),
  render: () => <RecurringScreen />,
};
export const Ended: Story = {
  ...opened({ 'GET /send/recurring/show': { data: SAMPLE_ENDED }, 'POST /send/recurring/runs': pageOf([]) }),
  render: () => <RecurringScreen />,
};
export const Unknown: Story = {
  ...opened({ 'GET /send/recurring/show': { status: 404, meta: { message_code: '404-230' } } }),
  render: () => <RecurringScreen />,
};

export const New: Story = { ...opened(), render: () => <NewRecurringScreen /> };
export const Weekly: Story = { ...opened(), render: () => <NewRecurringScreen />, play: choose('روزهای هفته') };
export const Birthdays: Story = { ...opened(), render: () => <NewRecurringScreen />, play: choose('تولد مخاطبان') };
export const OtherDates: Story = {
  ...opened(),
  render: () => <NewRecurringScreen />,
  play: choose('تاریخ دیگری از مخاطبان'),
};
export const Edit: Story = { ...opened(), render: () => <EditRecurringScreen /> };
