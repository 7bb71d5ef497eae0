import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { DOCUMENTS, MISSING } from '../../testing/sample-profile';
import DocumentsScreen from './documents-screen';

const meta = { title: 'Profile/Documents', component: DocumentsScreen } satisfies Meta<typeof DocumentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LIST = 'GET /user/documents';
const listing = (items: readonly object[]) => openedWith({ answers: { [LIST]: { data: { items } } } });

export const InEachState: Story = { ...listing(DOCUMENTS) };
export const Missing: Story = { ...listing(MISSING) };
export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };
export const Replacing: Story = {
  ...listing(DOCUMENTS),
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'جایگزینی روی کارت ملی' })),
};
export const Removing: Story = {
  ...listing(DOCUMENTS),
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'برداشتن پشت کارت ملی' })),
};
