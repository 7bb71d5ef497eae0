import { openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Forbidden } from './forbidden';

const meta = { title: 'Panel/Forbidden', component: Forbidden } satisfies Meta<typeof Forbidden>;
export default meta;

export const Default: StoryObj<typeof meta> = { ...openedWith({ at: '/wallet/transactions' }) };
