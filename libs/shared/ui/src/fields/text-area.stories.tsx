import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_ERROR, LONG_LABEL, renderControlled } from '../testing/controlled-story';
import { TextArea } from './text-area';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'شرح درخواست', value: '', onChange: () => undefined },
  render: renderControlled(TextArea),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Required: Story = { args: { required: true } };

export const Disabled: Story = { args: { disabled: true } };

export const WithError: Story = { args: { error: LONG_ERROR } };

export const LongLabel: Story = { args: { label: LONG_LABEL } };

export const Counted: Story = {
  args: { value: 'سلام\nپیامک‌های دیروز نرسیده است.', maxLength: 200, hint: 'هرچه دقیق‌تر، بهتر.' },
};
