// The package has no types of its own, and anyone who compiles this file from another project does not include ours.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./smpp.d.ts" />
import smpp from 'smpp';
import { COMMAND } from './constants';

/** What an ESME says when it binds. */
export interface BindRequest {
  systemId: string;
  password: string;
  systemType: string;
}

/** A session both ways, or one for submits beside one for what the operator delivers. */
export type BindRole = 'transceiver' | 'transmitter' | 'receiver';

export const BIND_COMMANDS: Readonly<Record<BindRole, number>> = {
  transceiver: COMMAND.bindTransceiver,
  transmitter: COMMAND.bindTransmitter,
  receiver: COMMAND.bindReceiver,
};

export function bindPdu(role: BindRole, sequence: number, bind: BindRequest): Buffer {
  return new smpp.PDU(`bind_${role}`, {
    sequence_number: sequence,
    system_id: bind.systemId,
    password: bind.password,
    system_type: bind.systemType,
    interface_version: 0x34,
  }).toBuffer();
}

/** Reads any of the three bind requests. */
export function readBindRequest(bytes: Buffer): BindRequest {
  const pdu = new smpp.PDU(bytes);
  return { systemId: word(pdu.system_id), password: word(pdu.password), systemType: word(pdu.system_type) };
}

/** Answer to a bind of any kind; `command` is the request's. */
export function bindAnswerPdu(command: string, sequence: number, status: number): Buffer {
  return new smpp.PDU(`${command}_resp`, {
    sequence_number: sequence,
    command_status: status,
    system_id: 'peyk-operator',
  }).toBuffer();
}

function word(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
