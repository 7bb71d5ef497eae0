export type {
  Carrier,
  CarrierListener,
  CarrierStatus,
  EncodedText,
  Encoding,
  FinalOutcome,
  InboundMessage,
  Lane,
  PartToSubmit,
  Receipt,
  ReceiptAbout,
  ReceiptState,
  SubmitOutcome,
  UnreadDelivery,
} from './carrier';
export { encodeText } from './encode-text';
export type { EncodeTextOptions } from './encode-text';
export { createSandboxCarrier } from './sandbox/sandbox-carrier';
export type { SandboxCarrier, SandboxOptions } from './sandbox/sandbox-carrier';
export type { CarrierCounters } from './smpp/counters';
export type { CarrierLog } from './smpp/log';
export { createSmppCarrier } from './smpp/smpp-carrier';
export type { SmppCarrier } from './smpp/smpp-carrier';
export type { ConcatenationMode, MessageIdForm, SmppCarrierOptions } from './smpp/smpp-options';
export { SmppUrlError, parseSmppUrl } from './smpp/smpp-url';

// The codec, for the operator simulator, which speaks the other half of the protocol.
export { concatenationHeader, positionOf } from './wire/concatenation';
export type { PartPosition } from './wire/concatenation';
export { COMMAND, DATA_CODING, ESM, STATUS, TLV } from './wire/constants';
export { bindAnswerPdu, readBindRequest } from './wire/control-pdu';
export type { BindRequest } from './wire/control-pdu';
export { dataPdu } from './wire/data-pdu';
export { answerPdu, commandOf, headerPdu, isAnswer, sequenceOf, statusOf } from './wire/header-pdu';
export { MalformedPduError, messagePdu, messagePduBytes, writeMessagePdu } from './wire/message-pdu';
export type { MessagePdu, PduIds } from './wire/message-pdu';
export { BrokenStreamError, PduFramer } from './wire/pdu-framer';
export { readMessagePdu } from './wire/read-message-pdu';
export { WriteBatch } from './wire/write-batch';
