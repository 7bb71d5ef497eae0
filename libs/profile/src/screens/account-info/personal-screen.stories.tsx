import { openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { COMPANY, UNTOLD } from '../../testing/sample-profile';
import PersonalScreen from './personal-screen';

const meta = { title: 'Profile/Personal', component: PersonalScreen } satisfies Meta<typeof PersonalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (profile: object) => openedWith({ answers: { 'GET /user/show_profile': { data: profile } } });

export const Company: Story = { ...showing(COMPANY) };
export const Changing: Story = {
  ...showing(UNTOLD),
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'ویرایش مشخصات فردی' })),
};
