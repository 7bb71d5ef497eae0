import { exampleOf, neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { messages } from '../../messages';
import InviteScreen from './invite-screen';

const meta = { title: 'Colleagues/Invite', component: InviteScreen } satisfies Meta<typeof InviteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ROLES = 'GET /acl/partner/role_list';
const [role] = exampleOf(ROLES).items;
const roles = { data: { items: [role, { ...role, id: '9', title: 'مدیر داخلی', may_change: false }] } };

export const Default: Story = { ...openedWith({ answers: { [ROLES]: roles } }) };

export const Wrong: Story = {
  ...openedWith({ answers: { [ROLES]: roles } }),
  play: async ({ canvasElement }) => {
    const whole = within(canvasElement.ownerDocument.body);
    await userEvent.click(await whole.findByRole('button', { name: messages.sendInvitation }));
    await whole.findAllByText(/لطفاً/);
  },
};

export const NoRole: Story = { ...openedWith({ answers: { [ROLES]: { data: { items: [] } } } }) };

export const Loading: Story = { ...openedWith({ answers: { [ROLES]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ answers: { [ROLES]: { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ answers: { [ROLES]: { status: 403 } } }) };
