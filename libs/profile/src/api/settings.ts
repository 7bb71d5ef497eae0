import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';

export type UserSetting = components['schemas']['UserSetting'];
export type NoticeKey = keyof UserSetting['by_sms'];

/** Which messages by SMS the account wants. */
export const settingQuery = queryOptions({
  queryKey: ['user-setting'] as const,
  queryFn: ({ signal }) => answerOf(api.GET('/user/setting', { signal })),
});

/** Turns one kind of message on or off. */
export function setNotice(key: NoticeKey, isOn: boolean) {
  return answerOf(api.POST('/user/setting', { body: { by_sms: { [key]: isOn } } }));
}

/** The line that is chosen when nobody chooses; its name stays as it is. */
export function setDefaultLine({ number, alias }: { number: string; alias: string | null }) {
  return answerOf(api.POST('/numbers/defaults/upsert', { body: { number, alias, is_default: true } }));
}
