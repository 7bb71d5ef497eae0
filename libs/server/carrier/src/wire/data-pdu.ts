import { COMMAND, HEADER_BYTES, TLV } from './constants';
import type { MessagePdu } from './message-pdu';

/** A data_sm (SMPP 3.4, 4.7.1), for the other half of the protocol: its text, where it has one, goes into message_payload. */
export function dataPdu(sequence: number, message: MessagePdu): Buffer {
  const { header, body, tlvs = new Map<number, Buffer>() } = message;
  const payload = Buffer.concat(header ? [header, body] : [body]);
  const parameters = payload.length > 0 ? [[TLV.messagePayload, payload] as const, ...tlvs] : [...tlvs];
  const pdu = Buffer.concat([
    Buffer.alloc(HEADER_BYTES + 1), // the header, and an empty service_type
    Buffer.from([message.sourceTon, message.sourceNpi]),
    Buffer.from(`${message.source}\0`, 'latin1'),
    Buffer.from([message.destinationTon, message.destinationNpi]),
    Buffer.from(`${message.destination}\0`, 'latin1'),
    Buffer.from([message.esmClass, message.registeredDelivery, message.dataCoding]),
    ...parameters.flatMap(([tag, value]) => [parameterHead(tag, value.length), value]),
  ]);
  pdu.writeUInt32BE(pdu.length, 0);
  pdu.writeUInt32BE(COMMAND.dataSm, 4);
  pdu.writeUInt32BE(sequence, 12);
  return pdu;
}

function parameterHead(tag: number, bytes: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(tag, 0);
  head.writeUInt16BE(bytes, 2);
  return head;
}
