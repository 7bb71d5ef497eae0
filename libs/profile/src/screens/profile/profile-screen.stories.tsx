import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { COMPANY, DOCUMENTS, MISSING, UNTOLD } from '../../testing/sample-profile';
import ProfileScreen from './profile-screen';

const meta = { title: 'Profile/Profile', component: ProfileScreen } satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const PROFILE = 'GET /user/show_profile';
const LIST = 'GET /user/documents';

export const Untold: Story = {
  ...openedWith({ answers: { [PROFILE]: { data: UNTOLD }, [LIST]: { data: { items: MISSING } } } }),
};
export const Company: Story = {
  ...openedWith({ answers: { [PROFILE]: { data: COMPANY }, [LIST]: { data: { items: DOCUMENTS } } } }),
};
export const Loading: Story = { ...openedWith({ answers: { [PROFILE]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { [PROFILE]: { status: 503 } } }) };
export const Forbidden: Story = {
  ...openedWith({ answers: { [PROFILE]: { status: 403, meta: { message_code: '403-8' } } } }),
};
