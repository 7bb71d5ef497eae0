import { openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersOf, refusing } from '../../testing/sample-contacts';
import PhonebookScreen from './phonebook-screen';

const meta = { title: 'Contacts/Phonebook', component: PhonebookScreen } satisfies Meta<typeof PhonebookScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = { at: '/contacts/group/1', path: '/contacts/group/:id' };

export const Default: Story = { ...openedWith({ ...at, answers: answersOf() }) };
export const Empty: Story = { ...openedWith({ ...at, answers: answersOf({ contacts: [] }) }) };
export const Unknown: Story = { ...openedWith({ ...at, at: '/contacts/group/99', answers: answersOf() }) };
export const Failing: Story = { ...openedWith({ ...at, answers: refusing(503) }) };
