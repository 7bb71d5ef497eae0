import { openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersOf, refusing } from '../../testing/sample-contacts';
import PhonebooksScreen from './phonebooks-screen';

const meta = { title: 'Contacts/Phonebooks', component: PhonebooksScreen } satisfies Meta<typeof PhonebooksScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = '/contacts/all-groups';

export const Default: Story = { ...openedWith({ at, answers: answersOf() }) };
export const Empty: Story = { ...openedWith({ at, answers: answersOf({ phonebooks: [] }) }) };
export const Failing: Story = { ...openedWith({ at, answers: refusing(503) }) };
