import { toSendState, type SendFilters, type SmsType } from '@peyk/shared-sends';

/** The keys of the address that narrow the list of sends. */
export const SEND_FILTER_KEYS = ['id', 'text', 'state', 'type'] as const;
export type SendFilterKey = (typeof SEND_FILTER_KEYS)[number];
export type SendFilterValues = Readonly<Partial<Record<SendFilterKey, string>>>;

export const SMS_TYPES: readonly SmsType[] = ['normal', 'webservice', 'verification'];

const ID_SHAPE = /^\d{1,19}$/;
const TEXT_MAX_CHARS = 100;

/** What the address asks for, as the API takes it. What nobody can mean (`?state=99`) is dropped instead of refused. */
export function toSendFilters({ id, text, state, type }: SendFilterValues): SendFilters {
  const knownState = toSendState(state);
  const knownType = SMS_TYPES.find((candidate) => candidate === type);
  const words = text?.trim().slice(0, TEXT_MAX_CHARS) ?? '';
  return {
    ...(id !== undefined && ID_SHAPE.test(id) && { send_id: id }),
    ...(words !== '' && { message: words }),
    ...(knownState !== undefined && { state: knownState }),
    ...(knownType !== undefined && { type: knownType }),
  };
}
