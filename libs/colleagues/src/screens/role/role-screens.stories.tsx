import { exampleOf, neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import CreateRoleScreen from './create-role-screen';
import UpdateRoleScreen from './update-role-screen';

const meta = { title: 'Colleagues/Role', component: CreateRoleScreen } satisfies Meta<typeof CreateRoleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const PERMISSIONS = 'GET /acl/partner/permission_list';
const SHOW = 'GET /acl/partner/show_role';
const groups = {
  data: {
    items: [
      {
        title: 'گزارش‌ها',
        permissions: [
          { key: 'report.read', title: 'دیدن گزارش ارسال‌ها', may_give: true },
          { key: 'report.export', title: 'دانلود گزارش', may_give: true },
        ],
      },
      {
        title: 'ارسال',
        permissions: [
          { key: 'send.create', title: 'ارسال پیامک', may_give: true },
          { key: 'send.stop', title: 'توقف و نگه داشتن ارسال', may_give: false },
        ],
      },
      { title: 'کیف پول', permissions: [{ key: 'wallet.read', title: 'دیدن اعتبار و تراکنش‌ها', may_give: true }] },
    ],
  },
};
const at = { at: '/colleagues/update-access/4', path: '/colleagues/update-access/:id' };
const role = { ...exampleOf(SHOW), may_change: true };

export const New: Story = { ...openedWith({ answers: { [PERMISSIONS]: groups } }) };

export const Change: Story = {
  ...openedWith({ ...at, answers: { [PERMISSIONS]: groups, [SHOW]: { data: role } } }),
  render: () => <UpdateRoleScreen />,
};

export const NotToBeChanged: Story = {
  ...openedWith({ ...at, answers: { [SHOW]: { data: { ...role, may_change: false } } } }),
  render: () => <UpdateRoleScreen />,
};

export const Unknown: Story = {
  ...openedWith({ ...at, answers: { [SHOW]: { status: 404 } } }),
  render: () => <UpdateRoleScreen />,
};

export const Loading: Story = { ...openedWith({ answers: { [PERMISSIONS]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ answers: { [PERMISSIONS]: { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ answers: { [PERMISSIONS]: { status: 403 } } }) };
