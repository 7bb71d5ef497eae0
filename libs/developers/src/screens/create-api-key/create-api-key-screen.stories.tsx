import { exampleOf, neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { messages } from '../../messages';
import CreateApiKeyScreen from './create-api-key-screen';

const meta = { title: 'Developers/CreateApiKey', component: CreateApiKeyScreen } satisfies Meta<
  typeof CreateApiKeyScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

const [LIST, SEND, CREATE] = ['GET /api-keys/list', 'POST /api-keys/otp', 'POST /api-keys/create'] as const;
const example = exampleOf(LIST);
const CHALLENGE = {
  ...{ token: 'a-temporary-token-of-a-story-of-ours', mobile_hint: '4567', code_length: 6 },
  ...{ expires_in_seconds: 120, resend_after_seconds: 60 },
};
const WAY = {
  [LIST]: { data: { ...example, choices: { everything: true, roles: [{ id: '7', title: 'ارسال برنامه' }] } } },
  [SEND]: { data: CHALLENGE },
};
const refusal = (code: string, message: string) => ({ status: 422, meta: { message_code: code, message } });

async function fill() {
  await userEvent.type(await screen.findByLabelText(messages.fields.title), 'فروشگاه اینترنتی');
  await userEvent.click(screen.getByLabelText(messages.fields.role));
  await userEvent.click(await screen.findByRole('option', { name: 'ارسال برنامه' }));
  // On the phone the list lies over the page until it has closed.
  await userEvent.click(await screen.findByRole('button', { name: messages.next }));
}
async function give() {
  await fill();
  await userEvent.type((await screen.findAllByLabelText(messages.codeLabel))[0] as HTMLElement, '123456');
}

export const Beginning: Story = { ...openedWith({ answers: WAY }) };

export const ForTests: Story = {
  ...openedWith({ answers: WAY }),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(messages.modes.test) }));
  },
};

export const Wrong: Story = {
  ...openedWith({ answers: WAY }),
  play: async () => {
    await userEvent.type(await screen.findByLabelText(messages.fields.addresses), '192.0.2.7, example.com');
    await userEvent.click(screen.getByRole('button', { name: messages.next }));
    await screen.findByText(/example.com/, { selector: ':not(textarea)' });
  },
};

export const TooOften: Story = {
  ...openedWith({
    answers: { ...WAY, [SEND]: { ...refusal('429-10', 'کد تازه فرستاده شده است؛ لطفاً کمی صبر کنید.'), status: 429 } },
  }),
  play: fill,
};

export const Code: Story = { ...openedWith({ answers: WAY }), play: fill };

export const WrongCode: Story = {
  ...openedWith({ answers: { ...WAY, [CREATE]: refusal('422-11', 'کد واردشده درست نیست؛ لطفاً دوباره وارد کنید.') } }),
  play: give,
};

export const CodeIsOver: Story = {
  ...openedWith({
    answers: { ...WAY, [CREATE]: refusal('422-61', 'کد چند بار اشتباه وارد شد؛ لطفاً از نو آغاز کنید.') },
  }),
  play: give,
};

export const Shown: Story = { ...openedWith({ answers: WAY }), play: give };

export const NothingToGive: Story = {
  ...openedWith({ answers: { [LIST]: { data: { items: [], choices: { everything: false, roles: [] } } } } }),
};

export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ answers: { [LIST]: { status: 403 } } }) };
