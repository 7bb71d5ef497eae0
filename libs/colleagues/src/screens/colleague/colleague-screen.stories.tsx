import { exampleOf, neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import ColleagueScreen from './colleague-screen';

const meta = { title: 'Colleagues/One', component: ColleagueScreen } satisfies Meta<typeof ColleagueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const GET = 'GET /user/partner/get';
const one = { ...exampleOf(GET), is_self: false };
const LONG = 'محمدحسین سیدعلی‌اکبر میرزاخانی تهرانی‌مقدم اصفهانی‌الاصل نژاد';
const at = { at: '/colleagues/7', path: '/colleagues/:id' };
const story = (data: object): Story => ({
  ...openedWith({ ...at, answers: { [GET]: { data: { ...one, ...data } } } }),
});

export const Active: Story = story({ state: 'active', username: 'sara', invitation_expires_at: null });

export const Pending: Story = story({ state: 'pending', username: null });

export const Deactivated: Story = story({ state: 'deactivated', name: LONG, role: { id: '1', title: LONG } });

export const Unknown: Story = { ...openedWith({ ...at, answers: { [GET]: { status: 404 } } }) };

export const Loading: Story = { ...openedWith({ ...at, answers: { [GET]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ ...at, answers: { [GET]: { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ ...at, answers: { [GET]: { status: 403 } } }) };
