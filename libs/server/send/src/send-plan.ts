/** When and how a send leaves. */
export interface SendPlan {
  /** Null for at once. */
  sendTime: Date | null;
  /** Parts a second at most; null for no rate of its own. */
  ratePerSecond: number | null;
  /** Null when it does not expire by itself. */
  validityMinutes: number | null;
  isTest: boolean;
  /** The send whose failed recipients it is for. */
  resentFrom: bigint | null;
}

export const AT_ONCE: SendPlan = {
  sendTime: null,
  ratePerSecond: null,
  validityMinutes: null,
  isTest: false,
  resentFrom: null,
};
