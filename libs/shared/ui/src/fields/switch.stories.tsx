import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_ERROR, LONG_LABEL, renderControlled } from '../testing/controlled-story';
import { Switch } from './switch';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { label: 'هشدار کمبود اعتبار', value: false, onChange: () => undefined },
  render: renderControlled(Switch),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Required: Story = { args: { required: true } };

export const Disabled: Story = { args: { disabled: true } };

export const WithError: Story = { args: { error: LONG_ERROR } };

export const LongLabel: Story = { args: { label: LONG_LABEL } };

export const On: Story = { args: { value: true, hint: 'وقتی اعتبار کم شود پیامک می‌فرستیم.' } };
