import { openedWith } from '@peyk/shared-testing-web';
import type { SessionUser } from '@peyk/shared-store';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from './frame';

const meta = {
  title: 'Panel/Frame',
  component: Frame,
  // The frame is as large as the window.
  decorators: (Story) => (
    <div style={{ position: 'absolute', inset: 0 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

const MEMBER: SessionUser = {
  name: 'همکار نمونه',
  userName: 'cashier',
  impersonated: false,
  isOwner: false,
  permissions: ['report.read'],
};
const seenBy = (user: SessionUser) =>
  openedWith({
    audience: 'public',
    at: '/dashboard',
    state: {
      session: { token: 'a-token-of-a-story', user, isLoading: false },
      layout: { page: { title: 'خانه', hideBack: true }, overlay: null },
    },
    answers: { 'GET /user/business_need': { data: { due: false, optional: true, suggested: null } } },
  });

export const Owner: Story = { ...seenBy({ ...MEMBER, name: 'شرکت نمونهٔ پیک', isOwner: true, permissions: [] }) };
export const MemberWhoMayReadReports: Story = { ...seenBy(MEMBER) };
export const MemberWithoutRights: Story = { ...seenBy({ ...MEMBER, permissions: [] }) };
export const ActedForBySupport: Story = {
  ...seenBy({ ...MEMBER, isOwner: true, impersonated: true, impersonatedBy: 'مریم پشتیبان', permissions: [] }),
};
export const ActedForWithALongName: Story = {
  ...seenBy({
    ...MEMBER,
    name: 'شرکت تعاونی بازرگانی و خدمات پخش سراسری مواد غذایی و بهداشتی نمونهٔ پیک ایرانیان (سهامی خاص)',
    isOwner: true,
    impersonated: true,
    impersonatedBy: 'مریم پشتیبان',
    permissions: [],
  }),
};
