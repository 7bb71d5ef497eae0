import { exampleOf, neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import ColleaguesScreen from './colleagues-screen';

const meta = { title: 'Colleagues/List', component: ColleaguesScreen } satisfies Meta<typeof ColleaguesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LIST = 'POST /user/partner/list';
const ROLES = 'GET /acl/partner/role_list';
const LONG = 'محمدحسین سیدعلی‌اکبر میرزاخانی تهرانی‌مقدم اصفهانی‌الاصل نژاد';
const [example] = exampleOf(LIST).items;
const [role] = exampleOf(ROLES).items;
const items = [
  { ...example, id: '1', state: 'active', username: 'maryam.rezaei', name: 'مریم رضایی', is_self: true },
  { ...example, id: '2', state: 'pending', username: null },
  {
    ...example,
    id: '3',
    state: 'deactivated',
    username: 'someone-with-a-really-long-user-name-of-sixty-four-characters-x',
    name: LONG,
  },
];
const page = (rows: readonly unknown[]) => ({
  data: { items: rows, paging: { page: 1, limit: 10, total: rows.length } },
});
const roles = {
  data: {
    items: [
      { ...role, id: '1', title: 'حسابداری', colleagues_count: 0 },
      { ...role, id: '2', title: LONG, colleagues_count: 12 },
      { ...role, id: '3', title: 'مدیر داخلی', may_change: false },
    ],
  },
};

export const Default: Story = { ...openedWith({ answers: { [LIST]: page(items) } }) };

export const Empty: Story = { ...openedWith({ answers: { [LIST]: page([]) } }) };

export const NothingFound: Story = { ...openedWith({ at: '/?search=هیچ', answers: { [LIST]: page([]) } }) };

export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ answers: { [LIST]: { status: 403 } } }) };

export const Roles: Story = { ...openedWith({ at: '/?tab=1', answers: { [ROLES]: roles } }) };

export const NoRoles: Story = { ...openedWith({ at: '/?tab=1', answers: { [ROLES]: { data: { items: [] } } } }) };

export const RolesLoading: Story = { ...openedWith({ at: '/?tab=1', answers: { [ROLES]: neverAnswers } }) };

export const RolesFailing: Story = { ...openedWith({ at: '/?tab=1', answers: { [ROLES]: { status: 503 } } }) };
