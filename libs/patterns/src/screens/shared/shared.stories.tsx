import { exampleOf, neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { messages } from '../../messages';
import PatternScreen from '../pattern/pattern-screen';
import UpdateScreen from '../write/update-screen';
import SharedScreen from './shared-screen';

const meta = { title: 'Patterns/Shared', component: SharedScreen } satisfies Meta<typeof SharedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LIST = 'POST /patterns/shared';
const TAKE = 'POST /patterns/shared/take';
const GET = 'GET /patterns/details';
const LONG = 'متنی که کسی با حوصله و به درازا نوشته است و در یک خط جا نمی‌گیرد ';
const [example] = exampleOf(LIST).items;
const variables = [
  { name: 'visit_date', type: 'date', max_length: 10 },
  { name: 'visit_time', type: 'string', max_length: 5 },
];
const TEXT = 'نوبت شما در فروشگاه آبان ثبت شد: {{visit_date}} ساعت {{visit_time}}';
const offer = { ...example, id: '1', title: 'تأیید نوبت', kind: 'transactional', text: TEXT, variables };
const items = [
  { ...offer, description: 'پس از گرفتن نوبت در مطب، درمانگاه یا آرایشگاه' },
  { ...offer, id: '2', title: 'کد تأیید', kind: 'otp', pattern_id: '7' },
  { ...offer, id: '3', title: LONG.repeat(2).slice(0, 100), text: LONG.repeat(20) },
];
const page = (rows: readonly unknown[]) => ({
  data: { items: rows, paging: { page: 1, limit: 10, total: rows.length } },
});
const own = exampleOf(GET);
const taken = {
  pattern: {
    ...own.pattern,
    ...{
      type: 'shared',
      kind: 'transactional',
      title: 'تأیید نوبت',
      text: TEXT,
      state: 'accepted',
      accepted_version: 1,
    },
  },
  versions: [{ ...own.versions[0], text: TEXT, variables, state: 'accepted' }],
};
const openDialog: Story['play'] = async ({ canvasElement }) => {
  const whole = within(canvasElement.ownerDocument.body);
  await userEvent.click(await whole.findByRole('button', { name: messages.shared.addOne('تأیید نوبت') }));
  await whole.findByRole('dialog');
};

export const List: Story = { ...openedWith({ answers: { [LIST]: page(items) } }) };
export const Taking: Story = { ...openedWith({ answers: { [LIST]: page(items) } }), play: openDialog };
export const RetiredMeanwhile: Story = {
  ...openedWith({ answers: { [LIST]: page(items), [TAKE]: { status: 404 } } }),
  play: async (context) => {
    await openDialog(context);
    const whole = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(whole.getByRole('button', { name: messages.shared.addConfirm }));
    await whole.findByRole('alert');
  },
};
export const Empty: Story = { ...openedWith({ answers: { [LIST]: page([]) } }) };
export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };
export const Forbidden: Story = { ...openedWith({ answers: { [LIST]: { status: 403 } } }) };
export const Own: Story = {
  ...openedWith({ at: '/patterns/7', path: '/patterns/:id', answers: { [GET]: { data: taken } } }),
  render: () => <PatternScreen />,
};
export const Writing: Story = {
  ...openedWith({ at: '/pattern/update/7', path: '/pattern/update/:id', answers: { [GET]: { data: taken } } }),
  render: () => <UpdateScreen />,
};
