import { openedWith } from '@peyk/shared-testing-web';
import type { SessionState } from '@peyk/shared-store';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Forbidden } from './forbidden';

const signedInAs = (managerName: string): SessionState => ({
  token: 'a-token-of-a-story',
  user: { name: 'سارا', userName: 'sara', impersonated: false, isOwner: false, permissions: [], managerName },
  isLoading: false,
});

const meta = { title: 'Panel/Forbidden', component: Forbidden } satisfies Meta<typeof Forbidden>;
export default meta;

export const Default: StoryObj<typeof meta> = { ...openedWith({ at: '/wallet/transactions' }) };

/** The owner of the account is named: they can give the right. */
export const OfMember: StoryObj<typeof meta> = {
  ...openedWith({ at: '/wallet/transactions', state: { session: signedInAs('نگار احمدی') } }),
};

export const LongName: StoryObj<typeof meta> = {
  ...openedWith({
    at: '/wallet/transactions',
    state: { session: signedInAs('شرکت پخش و بازرگانی زنجیره‌ای آرمان گستر نیک‌اندیش خاورمیانه (سهامی خاص)') },
  }),
};
