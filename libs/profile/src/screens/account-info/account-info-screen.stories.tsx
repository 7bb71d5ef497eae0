import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { COMPANY, DOCUMENTS, MISSING, UNTOLD } from '../../testing/sample-profile';
import AccountInfoScreen from './account-info-screen';

const meta = { title: 'Profile/AccountInfo', component: AccountInfoScreen } satisfies Meta<typeof AccountInfoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const PROFILE = 'GET /user/show_profile';
const LIST = 'GET /user/documents';
const showing = (profile: object, items: readonly object[]) =>
  openedWith({ answers: { [PROFILE]: { data: profile }, [LIST]: { data: { items } } } });

export const Untold: Story = { ...showing(UNTOLD, MISSING) };
export const Company: Story = { ...showing(COMPANY, DOCUMENTS) };
export const Loading: Story = { ...openedWith({ answers: { [PROFILE]: neverAnswers, [LIST]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { [PROFILE]: { status: 503 }, [LIST]: { status: 503 } } }) };
export const Changing: Story = {
  ...showing(UNTOLD, MISSING),
  play: async () => {
    const [edit] = await screen.findAllByRole('button', { name: 'ویرایش مشخصات فردی' }).catch(() => []);
    // On the phone this page is a list of ways.
    if (edit) await userEvent.click(edit);
  },
};
