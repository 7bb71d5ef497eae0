import { openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersOf, refusing } from '../../testing/sample-contacts';
import BlacklistScreen from './blacklist-screen';
import Cancel11Screen from './cancel-11-screen';

const meta = { title: 'Contacts/Blacklists', component: BlacklistScreen } satisfies Meta<typeof BlacklistScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = '/contacts/blacklist';
const cancel11: Pick<Story, 'render'> = { render: () => <Cancel11Screen /> };

export const Default: Story = { ...openedWith({ at, answers: answersOf() }) };
export const Empty: Story = { ...openedWith({ at, answers: answersOf({ suppressed: [] }) }) };
export const Failing: Story = { ...openedWith({ at, answers: refusing(503) }) };
export const Cancel11: Story = { ...openedWith({ at: '/contacts/cancel_11', answers: answersOf() }), ...cancel11 };
export const NobodyCancelled: Story = {
  ...openedWith({ at: '/contacts/cancel_11', answers: answersOf({ suppressed: [] }) }),
  ...cancel11,
};
