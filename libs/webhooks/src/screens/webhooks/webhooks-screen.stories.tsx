import { exampleOf, neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { messages } from '../../messages';
import { EVENTS } from '../../model/events';
import WebhooksScreen from './webhooks-screen';

const meta = { title: 'Webhooks/List', component: WebhooksScreen } satisfies Meta<typeof WebhooksScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const [LIST, CREATE, TEST] = ['GET /webhooks/list', 'POST /webhooks/create', 'POST /webhooks/test'] as const;
const [webhook] = exampleOf(LIST).items;
const at = '2026-11-20T08:30:00.000Z';
const LONG_URL = `https://shop.example.com/${'a-very-long-path/'.repeat(20)}`;
const items = [
  { ...webhook, id: '4' },
  {
    ...webhook,
    id: '3',
    title: 'انباری که نامش را کسی با حوصله نوشته است و در خط جا نمی‌شود',
    url: LONG_URL,
    events: EVENTS,
  },
  { ...webhook, id: '2', title: 'CRM', failing_since: at, events: ['credit.low'] },
  { ...webhook, id: '1', title: 'قدیمی', is_on: false, disabled_reason: 'failing', disabled_at: at },
];
const answer = (rows: readonly unknown[]) => ({ data: { items: rows } });
const full = Array.from({ length: 10 }, (_unused, n) => ({ ...webhook, id: String(n + 1), title: `نشانی ${n + 1}` }));
const good = { [LIST]: answer(items) };

async function choose(canvasElement: HTMLElement, item: string) {
  const whole = within(canvasElement.ownerDocument.body);
  await userEvent.click(await whole.findByRole('button', { name: /CRM$/ }));
  await userEvent.click(await whole.findByRole('menuitem', { name: item }));
  await whole.findByRole('dialog');
}

export const Default: Story = { ...openedWith({ answers: good }) };

export const Full: Story = { ...openedWith({ answers: { [LIST]: answer(full) } }) };

export const Empty: Story = { ...openedWith({ answers: { [LIST]: answer([]) } }) };

export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ answers: { [LIST]: { status: 403 } } }) };

export const Editing: Story = {
  ...openedWith({ answers: good }),
  play: ({ canvasElement }) => choose(canvasElement, messages.edit),
};

export const Secret: Story = {
  ...openedWith({ answers: { [LIST]: answer([]), [CREATE]: { data: exampleOf(CREATE) } } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: messages.create }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(new RegExp(messages.fields.title)), 'فروشگاه');
    await userEvent.type(dialog.getByLabelText(new RegExp(messages.fields.url)), 'https://shop.example.com/peyk');
    await userEvent.click(dialog.getByRole('button', { name: messages.make }));
    await screen.findByText(messages.secretOnce);
  },
};

export const Tested: Story = {
  ...openedWith({
    answers: { ...good, [TEST]: { data: { ...exampleOf(TEST), answer: '<html>ok</html> '.repeat(40).trim() } } },
  }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, messages.test);
    await screen.findByText(messages.good);
  },
};

export const Rotating: Story = {
  ...openedWith({ answers: good }),
  play: ({ canvasElement }) => choose(canvasElement, messages.rotate),
};

export const Removing: Story = {
  ...openedWith({ answers: good }),
  play: ({ canvasElement }) => choose(canvasElement, messages.remove),
};
