import { openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { documentsMessages } from '../../documents-messages';
import DocumentsScreen from './documents-screen';

const meta = { title: 'Developers/Documents', component: DocumentsScreen } satisfies Meta<typeof DocumentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = '/developers/documents';
const openedAt = (query: string) => openedWith({ at: `${PATH}${query}`, path: PATH });

export const Guides: Story = { ...openedAt('') };

export const Operations: Story = { ...openedAt('?tab=1') };

export const OneOperation: Story = { ...openedAt('?tab=1&op=otp.send') };

/** Fields within fields, and the longest of all. */
export const NestedFields: Story = { ...openedAt('?tab=1&op=sends.create') };

/** No test key opens it. */
export const LiveOnly: Story = { ...openedAt('?tab=1&op=contacts.update') };

export const OneError: Story = { ...openedAt('?tab=2&code=422-90') };

export const UnknownOperation: Story = { ...openedAt('?tab=1&op=otp.nothing') };

export const Errors: Story = { ...openedAt('?tab=2') };

export const NothingFound: Story = {
  ...openedAt('?tab=1'),
  play: async ({ canvasElement }) => {
    const whole = within(canvasElement.ownerDocument.body);
    await userEvent.type(await whole.findByLabelText(documentsMessages.search), 'زمستان');
    await whole.findByText(documentsMessages.nothingTitle);
  },
};

export const RealKey: Story = {
  ...openedAt('?tab=1&op=otp.send'),
  play: async ({ canvasElement }) => {
    const whole = within(canvasElement.ownerDocument.body);
    await userEvent.type(await whole.findByLabelText(documentsMessages.tryIt.key), 'peyk_live_x');
    await whole.findByText(documentsMessages.tryIt.costs);
  },
};

export const TestKey: Story = {
  ...openedAt('?tab=1&op=otp.send'),
  play: async ({ canvasElement }) => {
    const whole = within(canvasElement.ownerDocument.body);
    await userEvent.type(await whole.findByLabelText(documentsMessages.tryIt.key), 'peyk_test_x');
    await whole.findByText(documentsMessages.keyPlace.own);
  },
};

export const ErrorCode: Story = {
  ...openedAt('?tab=1'),
  play: async ({ canvasElement }) => {
    const whole = within(canvasElement.ownerDocument.body);
    await userEvent.type(await whole.findByLabelText(documentsMessages.search), '422-3');
    await whole.findByText(documentsMessages.findCode);
  },
};
