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
