import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { messages } from '../../messages';
import { LONG_NAME, SAID, conversationAnswers, said } from '../../testing/sample-inbox';
import ConversationScreen from './conversation-screen';

const meta = { title: 'Inbox/Conversation', component: ConversationScreen } satisfies Meta<typeof ConversationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ASKED = 'POST /report/messages-inbox/conversation';
const at = '/inbox/989241110001';
const path = '/inbox/:sender';
const shown = (...given: Parameters<typeof conversationAnswers>) =>
  openedWith({ at, path, answers: conversationAnswers(...given) });
const facing = (answer: Parameters<typeof openedWith>[0]['answers']) =>
  openedWith({ at, path, answers: { ...conversationAnswers(), ...answer } });
const write =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByRole('textbox', { name: messages.reply.label }), text);
  };

export const Default: Story = { ...shown() };

export const Answering: Story = { ...shown(), play: write('تا عصر می‌رسد.') };

export const TooDear: Story = { ...shown({}, { enough_credit: false }), play: write('تا عصر می‌رسد.') };

export const Unreachable: Story = {
  ...shown({ opted_out: true, blacklisted: true, receive_blacklisted: true }, { reachable_count: 0 }),
  play: write('تا عصر می‌رسد.'),
};

export const Long: Story = {
  ...shown({
    contact_name: LONG_NAME,
    items: [
      said('31', { text: 'https://example.com/' + 'a'.repeat(180) }),
      ...SAID.map((one) => ({ ...one, text: `${one.text} `.repeat(20) })),
    ],
    paging: { page: 1, limit: 30, total: 90 },
  }),
};

export const NotAMobile: Story = {
  ...openedWith({
    at: '/inbox/8999',
    path,
    answers: conversationAnswers({ sender: '8999', is_mobile: false, is_contact: false, contact_name: null }),
  }),
};

export const Adding: Story = {
  ...shown({ is_contact: false, contact_name: null }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: messages.person.addContact }));
    await expect(await page.findByRole('dialog')).toBeVisible();
  },
};

export const Nothing: Story = { ...shown({ items: [], paging: { page: 1, limit: 30, total: 0 } }) };
export const Loading: Story = { ...facing({ [ASKED]: neverAnswers }) };
export const Failing: Story = { ...facing({ [ASKED]: { status: 503 } }) };
export const Forbidden: Story = { ...facing({ [ASKED]: { status: 403 } }) };
