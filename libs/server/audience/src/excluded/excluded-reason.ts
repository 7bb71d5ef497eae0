/** Why a record of a source is left out, and how rows say it. Each is left out for the first reason in this order. */
export const EXCLUDED_REASON = { invalid: 1, noText: 5, duplicate: 2, blacklisted: 3, optedOut: 4, weekly: 6 } as const;
export type ExcludedReason = keyof typeof EXCLUDED_REASON;

/** A record that was left out. */
export interface ExcludedRecord {
  /** Its line in the file, or its place in the list, from 1. */
  place: number;
  /** Its key; -1 for what is no number. */
  mobile: number;
  /** What stood there, where it is no number; why there is no text, where there is none. */
  text?: string;
}

/** Takes note of who was left out while an audience is resolved. */
export interface ExcludedSink {
  add(reason: ExcludedReason, record: ExcludedRecord): void;
  /** Called now and then: writes what has gathered, if it is much. */
  store(): Promise<void>;
}
