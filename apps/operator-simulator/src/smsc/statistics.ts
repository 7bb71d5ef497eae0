/** Totals since the start, for GET /statistics. */
export interface Statistics {
  submits: number;
  accepted: number;
  refused: number;
  throttled: number;
  unanswered: number;
  receiptsSent: number;
  receiptsAcknowledged: number;
  inboundSent: number;
  inboundAcknowledged: number;
  /** Deliveries that were answered with an error, or not at all, and will be sent again. */
  resent: number;
}

export function newStatistics(): Statistics {
  return {
    submits: 0,
    accepted: 0,
    refused: 0,
    throttled: 0,
    unanswered: 0,
    receiptsSent: 0,
    receiptsAcknowledged: 0,
    inboundSent: 0,
    inboundAcknowledged: 0,
    resent: 0,
  };
}
