import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { messages } from '../../messages';
import { LINES, MESSAGES, answersOf } from '../../testing/sample-inbox';
import InboxScreen from './inbox-screen';

const meta = { title: 'Inbox/List', component: InboxScreen } satisfies Meta<typeof InboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LIST = 'POST /report/messages-inbox';
const lines = { 'GET /number/numbers': { data: { items: LINES } } };
const listed = (at = '/inbox', items = MESSAGES) => openedWith({ at, answers: { ...lines, ...answersOf(items) } });
const facing = (answer: Parameters<typeof openedWith>[0]['answers']) =>
  openedWith({ answers: { ...lines, ...answer } });

export const Default: Story = { ...listed() };
export const Filtered: Story = { ...listed('/inbox?search=سفارش&state=unread&line=30001405') };
export const Empty: Story = { ...listed('/inbox', []) };
export const NothingFound: Story = { ...listed('/inbox?search=هیچ', []) };
export const Loading: Story = { ...facing({ [LIST]: neverAnswers }) };
export const Failing: Story = { ...facing({ [LIST]: { status: 503 } }) };
export const Forbidden: Story = { ...facing({ [LIST]: { status: 403 } }) };

/** Of who reads no texts. */
export const HiddenTexts: Story = {
  ...openedWith({
    answers: { ...lines, ...answersOf(MESSAGES.map((message) => ({ ...message, text: '' }))) },
    state: {
      session: {
        token: 'a',
        user: {
          ...{ name: 'سارا محمدی', userName: 'sara', impersonated: false, isOwner: false, permissions: [] },
          hidesTexts: true,
        },
        isLoading: false,
      },
    },
  }),
};

export const Selected: Story = {
  ...listed(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [first] = await page.findAllByRole('checkbox', { name: /سارا محمدی/ });
    await userEvent.click(first!);
    await expect(await page.findByRole('button', { name: /^خوانده شد،/ })).toBeVisible();
  },
};

export const Exporting: Story = {
  ...listed(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: messages.export.label }));
    await expect(await page.findByRole('menuitem', { name: messages.export.csv })).toBeVisible();
  },
};
