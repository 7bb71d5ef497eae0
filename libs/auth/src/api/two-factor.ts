import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { queryOptions } from '@tanstack/react-query';

export type TwoFactorState = components['schemas']['TwoFactorState'];
export type TwoFactorSecret = components['schemas']['TwoFactorSecret'];

/** Whether the user signs in with an authenticator. */
export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'] as const,
  queryFn: ({ signal }) => answerOf(api.GET('/2fa', { signal })),
});

export type SignIn = components['schemas']['SignIn'];

/** How the user was signed in lately, and what was refused. */
export const signInsQuery = queryOptions({
  queryKey: ['sign-ins'] as const,
  queryFn: ({ signal }) => answerOf(api.GET('/user/sign_in/list', { signal })),
});

/** A new secret, for anyone who knows the password. */
export const showTwoFactorQr = (current_password: string) =>
  answerOf(api.POST('/2fa/show_qr', { body: { current_password } }));

/** Turns it on with a code of the app. */
export const confirmTwoFactor = (code: string) => answerOf(api.POST('/2fa/send_code', { body: { code } }));

/** Turns it off with a code of the app, or a recovery code. */
export const disableTwoFactor = (code: string) => answerOf(api.POST('/2fa/disable', { body: { code } }));
