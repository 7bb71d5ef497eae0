import { openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TAGS, answersOf, refusing, sampleContact } from '../../testing/sample-contacts';
import ContactScreen from './contact-screen';

const meta = { title: 'Contacts/Contact', component: ContactScreen } satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = { at: '/contacts/11', path: '/contacts/:id' };
const known = sampleContact({ tags: [...TAGS], properties: [{ id: '5', value: '2026-03-21' }] });

export const Default: Story = { ...openedWith({ ...at, answers: answersOf({ contacts: [known] }) }) };
export const LittleKnown: Story = {
  ...openedWith({
    ...at,
    answers: answersOf({
      contacts: [sampleContact({ name: null, gender: null, birth_date: null, phonebooks: [], phonebooks_count: 0 })],
    }),
  }),
};
export const Failing: Story = { ...openedWith({ ...at, answers: refusing(503) }) };
export const Unknown: Story = { ...openedWith({ ...at, answers: refusing(404) }) };
