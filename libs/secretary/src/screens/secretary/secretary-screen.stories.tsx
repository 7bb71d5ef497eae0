import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GET, MESSAGES, SECRETARIES, SECRETARY, SECRETARY_MESSAGES, pageOf } from '../../testing/sample-secretaries';
import SecretaryScreen from './secretary-screen';

const meta = { title: 'Secretary/One', component: SecretaryScreen } satisfies Meta<typeof SecretaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = {
  at: '/secretary/received-message/recipients/7/all',
  path: '/secretary/received-message/recipients/:id/:inboxType',
};
const [, resting, long, refused] = SECRETARIES;
const showing = (secretary: object | undefined, messages: readonly object[] = SECRETARY_MESSAGES) =>
  openedWith({ ...at, answers: { [GET]: { data: secretary }, [MESSAGES]: pageOf(messages) } });

export const Default: Story = { ...showing(SECRETARY) };

export const RestingAndEmpty: Story = { ...showing(resting, []) };

export const LongTexts: Story = { ...showing(long) };

export const Refused: Story = { ...showing(refused, []) };

export const Unknown: Story = { ...openedWith({ ...at, answers: { [GET]: { status: 404 } } }) };

export const Loading: Story = { ...openedWith({ ...at, answers: { [GET]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ ...at, answers: { [GET]: { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ ...at, answers: { [GET]: { status: 403 } } }) };
