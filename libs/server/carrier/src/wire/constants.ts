/** Numbers of SMPP 3.4 that we write or read. Names follow the specification's section 5.1. */
export const COMMAND = {
  genericNack: 0x80000000,
  bindReceiver: 0x00000001,
  bindTransmitter: 0x00000002,
  submitSm: 0x00000004,
  submitSmResp: 0x80000004,
  deliverSm: 0x00000005,
  deliverSmResp: 0x80000005,
  unbind: 0x00000006,
  unbindResp: 0x80000006,
  bindTransceiver: 0x00000009,
  bindTransceiverResp: 0x80000009,
  enquireLink: 0x00000015,
  enquireLinkResp: 0x80000015,
  dataSm: 0x00000103,
  dataSmResp: 0x80000103,
} as const;

export const RESPONSE_BIT = 0x80000000;

export const STATUS = {
  ok: 0x00,
  /** ESME_RINVMSGLEN; we say it ourselves of a part that its text does not have. */
  invalidLength: 0x01,
  invalidCommand: 0x03,
  invalidBindStatus: 0x04,
  alreadyBound: 0x05,
  systemError: 0x08,
  invalidDestination: 0x0b,
  bindFailed: 0x0d,
  invalidPassword: 0x0e,
  queueFull: 0x14,
  throttled: 0x58,
  /** ESME_RX_T_APPN: a temporary error of ours; the operator keeps the message and tries again. */
  receiverTemporary: 0x64,
} as const;

export const TLV = {
  receiptedMessageId: 0x001e,
  userMessageReference: 0x0204,
  sarReference: 0x020c,
  sarTotal: 0x020e,
  sarSequence: 0x020f,
  networkErrorCode: 0x0423,
  messagePayload: 0x0424,
  messageState: 0x0427,
} as const;

export const ESM = {
  default: 0x00,
  /** A delivery receipt (bits 5-2 = 0001). */
  receipt: 0x04,
  /** The body begins with a user data header. */
  userDataHeader: 0x40,
} as const;

export const DATA_CODING = { default: 0, ascii: 1, latin1: 3, ucs2: 8 } as const;

export const HEADER_BYTES = 16;

/** Nothing that an operator sends is longer; a longer length means that we lost our place in the stream. */
export const MAX_PDU_BYTES = 16_384;

/** The most that `short_message` can hold: its length is one octet, and 255 is reserved. */
export const MAX_SHORT_MESSAGE_BYTES = 254;
