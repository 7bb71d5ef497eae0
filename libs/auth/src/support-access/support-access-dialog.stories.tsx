import { neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import SupportAccessDialog from './support-access-dialog';

const meta = {
  title: 'Auth/Support access',
  component: SupportAccessDialog,
  args: { onClose: () => undefined },
} satisfies Meta<typeof SupportAccessDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const UNTIL = '2099-11-20T12:30:00.000Z';
const NONE = { data: { until: null, given_by: null } };
const GIVEN = { data: { until: UNTIL, given_by: 'سارا نمونه' } };
const LONG = { data: { until: UNTIL, given_by: 'سیده‌فاطمه‌زهرا محمدحسینی‌نژاد اصفهانی '.repeat(6).trim() } };
const open = (answers: ScreenStory['answers']) => openedWith({ at: '/dashboard', answers });

export const None: Story = { ...open({ 'GET /user/support_access': NONE }) };
export const Given: Story = { ...open({ 'GET /user/support_access': GIVEN }) };
export const GivenByALongName: Story = { ...open({ 'GET /user/support_access': LONG }) };
export const Loading: Story = { ...open({ 'GET /user/support_access': neverAnswers }) };
export const Failing: Story = { ...open({ 'GET /user/support_access': { status: 503 } }) };
export const Refused: Story = {
  ...open({ 'GET /user/support_access': NONE, 'POST /user/support_access': { status: 403 } }),
  play: async ({ userEvent }) => userEvent.click(await screen.findByRole('button', { name: 'اجازه می‌دهم' })),
};
