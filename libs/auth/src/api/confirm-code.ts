import { answerOf, api } from '@peyk/shared-api-client';
import { keepDevice, knownDevice } from '../model/known-device';

/** Second step. Answers the token of the new session; this browser is known from now on. */
export async function confirmCode(code: { readonly token: string; readonly code: string }): Promise<string> {
  const { token, device } = await answerOf(api.POST('/confirm_otp', { body: { ...code, ...knownDevice() } }));
  keepDevice(device);
  return token;
}
