import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_ERROR, LONG_LABEL, renderControlled } from '../testing/controlled-story';
import { TextField } from './text-field';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'نام و نام خانوادگی', value: '', onChange: () => undefined },
  render: renderControlled(TextField),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Required: Story = { args: { required: true } };

export const Disabled: Story = { args: { disabled: true } };

export const WithError: Story = { args: { error: LONG_ERROR } };

export const LongLabel: Story = { args: { label: LONG_LABEL } };

export const Filled: Story = {
  args: { value: 'سید محمدحسین طباطبایی‌نژاد', hint: 'همان نامی که در کارت ملی آمده است.' },
};

export const LatinOnly: Story = {
  args: { label: 'نام کاربری', kind: 'latin', value: 'maryam.rad', hint: 'حروف انگلیسی، عدد و نقطه.' },
};

export const Telephone: Story = {
  args: { label: 'شمارهٔ موبایل', kind: 'tel', value: '', maxLength: 11, placeholder: '0924 123 4567' },
};

export const Amount: Story = { args: { label: 'مبلغ', kind: 'digits', value: '1000000', unit: 'ریال' } };

export const Search: Story = { args: { label: 'جستجو', kind: 'search', value: 'قبض' } };

export const Counted: Story = {
  args: { label: 'عنوان', value: 'یادآوری قسط', maxLength: 20, counted: true, hint: 'فقط خودتان آن را می‌بینید.' },
};

export const Checking: Story = { args: { label: 'نام کاربری', kind: 'latin', value: 'maryam', checking: true } };

export const Free: Story = {
  args: { label: 'نام کاربری', kind: 'latin', value: 'maryam', checking: false, success: 'این نام کاربری آزاد است.' },
};

export const ReadOnly: Story = {
  args: { label: 'کد ملی', kind: 'digits', value: '0012345679', readOnly: true, hint: 'از ثبت احوال خوانده شده است.' },
};
