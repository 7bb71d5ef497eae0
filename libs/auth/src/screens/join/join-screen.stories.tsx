import { exampleOf, neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import JoinScreen from './join-screen';

const meta = { title: 'Auth/Join', component: JoinScreen } satisfies Meta<typeof JoinScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const READ = 'POST /user/partner/invitation';
const at = { at: '/join#k3v9-w7dq-2mhx-8pzt', path: '/join', audience: 'public' } as const;
const LONG = 'شرکت بازرگانی و پخش سراسری مواد غذایی و بهداشتی ';

export const Invited: Story = { ...openedWith(at) };

export const LongNames: Story = {
  ...openedWith({
    ...at,
    answers: { [READ]: { data: { ...exampleOf(READ), name: LONG, account_name: LONG, role_title: LONG } } },
  }),
};

export const WithoutCode: Story = { ...openedWith({ ...at, at: '/join' }) };

export const Over: Story = {
  ...openedWith({
    ...at,
    answers: { [READ]: { status: 404, meta: { message: 'این دعوت‌نامه معتبر نیست یا مهلت آن گذشته است.' } } },
  }),
};

export const Loading: Story = { ...openedWith({ ...at, answers: { [READ]: neverAnswers } }) };
