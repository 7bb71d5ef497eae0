import { exampleOf, neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { messages } from '../../messages';
import LogScreen from './log-screen';

const meta = { title: 'Webhooks/Log', component: LogScreen } satisfies Meta<typeof LogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const [WEBHOOKS, LIST, SHOW] = [
  'GET /webhooks/list',
  'POST /webhooks/deliveries/list',
  'GET /webhooks/deliveries/show',
] as const;
const [webhook] = exampleOf(WEBHOOKS).items;
const [delivery] = exampleOf(LIST).items;
const at = '2026-11-20T08:30:00.000Z';
const place = { at: '/developers/webhooks/7', path: '/developers/webhooks/:id' };
const own = (change: object = {}) => ({ [WEBHOOKS]: { data: { items: [{ ...webhook, id: '7', ...change }] } } });
const page = (items: readonly unknown[]) => ({
  [LIST]: { data: { items, paging: { page: 1, limit: 10, total: items.length } } },
});
const waiting = { state: 'waiting', status: null, fault: 'timeout', tries: 3, next_try_at: at };
const items = [
  { ...delivery, id: '3', event: 'message.inbound' },
  { ...delivery, id: '2', ...waiting },
  { ...delivery, id: '1', event: 'credit.low', state: 'failed', status: 500, tries: 13 },
];

export const Default: Story = { ...openedWith({ ...place, answers: { ...own(), ...page(items) } }) };

export const SwitchedOff: Story = {
  ...openedWith({
    ...place,
    answers: {
      ...own({ is_on: false, disabled_reason: 'failing', disabled_at: at, failing_since: at }),
      ...page(items),
    },
  }),
};

export const Empty: Story = { ...openedWith({ ...place, answers: { ...own(), ...page([]) } }) };

export const Unknown: Story = { ...openedWith({ ...place, answers: { ...own({ id: '8' }), ...page([]) } }) };

export const Loading: Story = { ...openedWith({ ...place, answers: { [WEBHOOKS]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ ...place, answers: { [WEBHOOKS]: { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ ...place, answers: { [WEBHOOKS]: { status: 403 } } }) };

export const Detail: Story = {
  ...openedWith({
    ...place,
    answers: {
      ...own(),
      ...page(items),
      [SHOW]: {
        data: {
          ...exampleOf(SHOW),
          attempts: [
            { at, is_success: true, status: 200, fault: null, ms: 84, answer: 'ok' },
            {
              at: '2026-11-20T08:25:00.000Z',
              is_success: false,
              status: null,
              fault: 'timeout',
              ms: 15_000,
              answer: '',
            },
          ],
        },
      },
    },
  }),
  play: async () => {
    const shown = await screen.findAllByText(messages.events['message.inbound']);
    await userEvent.click(shown.at(-1) as HTMLElement);
    await screen.findByRole('group', { name: messages.sentLabel });
  },
};

export const Resending: Story = {
  ...openedWith({ ...place, answers: { ...own(), ...page(items) } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: messages.resendFailed }));
    await screen.findByRole('dialog');
  },
};
