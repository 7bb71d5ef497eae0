import { COMMAND, HEADER_BYTES, RESPONSE_BIT } from './constants';

/** A PDU of a header only: enquire_link, unbind, their answers, generic_nack, and answers that carry an error. */
export function headerPdu(command: number, status: number, sequence: number): Buffer {
  const pdu = Buffer.allocUnsafe(HEADER_BYTES);
  pdu.writeUInt32BE(HEADER_BYTES, 0);
  pdu.writeUInt32BE(command, 4);
  pdu.writeUInt32BE(status, 8);
  pdu.writeUInt32BE(sequence, 12);
  return pdu;
}

/** submit_sm_resp, deliver_sm_resp or data_sm_resp: a header and the message id (empty where we answer). */
export function answerPdu(command: number, status: number, sequence: number, messageId: string): Buffer {
  const length = HEADER_BYTES + messageId.length + 1;
  const pdu = Buffer.allocUnsafe(length);
  pdu.writeUInt32BE(length, 0);
  pdu.writeUInt32BE(command, 4);
  pdu.writeUInt32BE(status, 8);
  pdu.writeUInt32BE(sequence, 12);
  pdu.write(messageId, HEADER_BYTES, 'latin1');
  pdu[length - 1] = 0;
  return pdu;
}

/** The message id of a submit_sm_resp; empty when the operator sent a bare header. */
export function answeredMessageId(pdu: Buffer): string {
  const end = pdu.indexOf(0, HEADER_BYTES);
  return pdu.toString('latin1', HEADER_BYTES, end < 0 ? pdu.length : end);
}

export function commandOf(pdu: Buffer): number {
  return pdu.readUInt32BE(4);
}

export function statusOf(pdu: Buffer): number {
  return pdu.readUInt32BE(8);
}

export function sequenceOf(pdu: Buffer): number {
  return pdu.readUInt32BE(12);
}

/** Whether a PDU answers one of ours (generic_nack answers too). */
export function isAnswer(command: number): boolean {
  return command >= RESPONSE_BIT || command === COMMAND.genericNack;
}
