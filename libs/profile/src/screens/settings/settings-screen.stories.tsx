import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ALERT, LINES, SETTING } from '../../testing/sample-settings';
import SettingsScreen from './settings-screen';

const meta = { title: 'Profile/Settings', component: SettingsScreen } satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers = {
  'GET /number/numbers': { data: { items: LINES } },
  'GET /user/setting': { data: SETTING },
  'GET /user/setting/low_balance': { data: ALERT },
};

export const Default: Story = { ...openedWith({ answers }) };
export const Loading: Story = {
  ...openedWith({
    answers: { ...answers, 'GET /user/setting': neverAnswers, 'GET /user/setting/low_balance': neverAnswers },
  }),
};
export const Failing: Story = {
  ...openedWith({
    answers: { ...answers, 'GET /user/setting': { status: 503 }, 'GET /user/setting/low_balance': { status: 503 } },
  }),
};
