import { exampleOf, neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { messages } from '../../messages';
import PatternScreen from './pattern-screen';

const meta = { title: 'Patterns/One', component: PatternScreen } satisfies Meta<typeof PatternScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const GET = 'GET /patterns/details';
const { pattern, versions } = exampleOf(GET);
const [version] = versions;
const at = { at: '/patterns/7', path: '/patterns/:id' };
const REASON = 'نام مجموعه یا نشانی وب‌گاه در متن روشن نیست.';
const inUse = {
  pattern: { ...pattern, version: 2, accepted_version: 1, state: 'refused', reason: REASON },
  versions: [
    { ...version, version: 2, text: 'سلام، کد تأیید شما در فروشگاه آبان: {{code}}', state: 'refused', reason: REASON },
    { ...version, state: 'accepted' },
  ],
};

export const Waiting: Story = { ...openedWith(at) };

export const RefusedAndInUse: Story = { ...openedWith({ ...at, answers: { [GET]: { data: inUse } } }) };

export const Testing: Story = {
  ...openedWith({ ...at, answers: { [GET]: { data: inUse } } }),
  play: async ({ canvasElement }) => {
    const whole = within(canvasElement.ownerDocument.body);
    await userEvent.click(await whole.findByRole('button', { name: messages.test }));
    await whole.findByRole('dialog');
  },
};

export const Unknown: Story = { ...openedWith({ ...at, answers: { [GET]: { status: 404 } } }) };

export const Loading: Story = { ...openedWith({ ...at, answers: { [GET]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ ...at, answers: { [GET]: { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ ...at, answers: { [GET]: { status: 403 } } }) };
