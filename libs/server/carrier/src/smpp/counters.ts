/** Totals since the start of one carrier, for metrics. */
// A type, because an interface is no Record.
export type CarrierCounters = {
  /** Submits written, with every repetition after throttling. */
  submitted: number;
  /** Answers of any kind. */
  answered: number;
  accepted: number;
  refused: number;
  /** Of the refused: those that the operator refused because of the line they came from, or of the number they went to. */
  refusedLine: number;
  refusedNumber: number;
  /** Answers "not now" (throttled, queue full); each is followed by another submit. */
  throttled: number;
  /** Answers "an error of ours, later" (ESME_RSYSERR and its like); each is followed by another submit, or by a refusal. */
  postponed: number;
  /** Parts that were written and stayed without an answer. */
  unknown: number;
  /** Answers that came after their part had been given up; with most of them the doubt ends. */
  lateAnswers: number;
  /** How often a session's operator fell silent: nothing more was handed over but one part now and then. */
  silences: number;
  /** Connections made after the first one of each session. */
  reconnects: number;
  receipts: number;
  /** Receipts without an id or a state that we can read; stored as they came and acknowledged: they would come again for ever. */
  unreadableReceipts: number;
  inbound: number;
  /** deliver_sm that we asked the operator to send again, because they could not be stored. */
  deferredDeliveries: number;
  /** How often so much waited to be stored that nothing was read for a while. */
  readingPauses: number;
};

export function newCounters(): CarrierCounters {
  return {
    submitted: 0,
    answered: 0,
    accepted: 0,
    refused: 0,
    refusedLine: 0,
    refusedNumber: 0,
    throttled: 0,
    postponed: 0,
    unknown: 0,
    lateAnswers: 0,
    silences: 0,
    reconnects: 0,
    receipts: 0,
    unreadableReceipts: 0,
    inbound: 0,
    deferredDeliveries: 0,
    readingPauses: 0,
  };
}
