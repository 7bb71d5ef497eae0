import { openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { messages } from '../../messages';
import CreateScreen from './create-screen';

const meta = { title: 'Patterns/Write', component: CreateScreen } satisfies Meta<typeof CreateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = async (canvas: HTMLElement, text: string) => {
  const whole = within(canvas.ownerDocument.body);
  const field = await whole.findByRole('textbox', { name: messages.fields.text });
  await userEvent.click(field);
  await userEvent.paste(text);
  return whole;
};

export const Empty: Story = { ...openedWith({}) };

export const Written: Story = {
  ...openedWith({}),
  play: async ({ canvasElement }) => {
    const whole = await write(canvasElement, 'فروشگاه آبان\n{{customer_name}} گرامی، کد شما: {{code}}');
    await whole.findByText(messages.worst);
  },
};

export const WithoutACompany: Story = {
  ...openedWith({}),
  play: async ({ canvasElement }) => {
    const whole = await write(canvasElement, 'کد شما: #CODE#');
    await whole.findByText(new RegExp(messages.faults.noCompany));
  },
};
