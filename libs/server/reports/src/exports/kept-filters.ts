import type { SendFilters } from '../send-search';

/** Filters as a job's row holds them: JSON knows neither instants nor integers of eight bytes. */
export type KeptFilters = { [Key in keyof SendFilters]?: KeptOf<NonNullable<SendFilters[Key]>> };
type KeptOf<Value> = Value extends bigint | Date ? string : Value extends readonly bigint[] ? string[] : Value;

export function keptFilters({ sendId, lineIds, userId, fromDate, toDate, ...others }: SendFilters): KeptFilters {
  return {
    ...others,
    ...(lineIds && { lineIds: lineIds.map(String) }),
    ...(sendId !== undefined && { sendId: String(sendId) }),
    ...(userId !== undefined && { userId: String(userId) }),
    ...(fromDate && { fromDate: fromDate.toISOString() }),
    ...(toDate && { toDate: toDate.toISOString() }),
  };
}

export function readKeptFilters({ sendId, lineIds, userId, fromDate, toDate, ...others }: KeptFilters): SendFilters {
  return {
    ...others,
    ...(lineIds && { lineIds: lineIds.map(BigInt) }),
    ...(sendId !== undefined && { sendId: BigInt(sendId) }),
    ...(userId !== undefined && { userId: BigInt(userId) }),
    ...(fromDate !== undefined && { fromDate: new Date(fromDate) }),
    ...(toDate !== undefined && { toDate: new Date(toDate) }),
  };
}
