import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LIST, SECRETARIES, pageOf } from '../../testing/sample-secretaries';
import SecretariesScreen from './secretaries-screen';

const meta = { title: 'Secretary/List', component: SecretariesScreen } satisfies Meta<typeof SecretariesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...openedWith({ answers: { [LIST]: pageOf(SECRETARIES) } }) };

export const Empty: Story = { ...openedWith({ answers: { [LIST]: pageOf([]) } }) };

export const NothingFound: Story = { ...openedWith({ at: '/?title=هیچ', answers: { [LIST]: pageOf([]) } }) };

export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ answers: { [LIST]: { status: 403 } } }) };
