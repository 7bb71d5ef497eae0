import type { Passage } from './recording-proxy';

/** In the file; the registered one of SMPP. */
export const SERVER_PORT = 2775;
/** Of the first session; the next ones follow. */
const CLIENT_PORT = 40_000;
const LINK_TYPE_RAW_IP = 101;
const IP_BYTES = 20;
const TCP_BYTES = 20;
/** As on Ethernet, so that long PDUs are cut as a real line cuts them. */
const SEGMENT_BYTES = 1_448;
const PSH_ACK = 0x18;

/**
 * The file that a capture of these connections would be, without the right to capture: one TCP packet over IPv4 for
 * each piece that passed, one session behind the other. Checksums are zero; nobody looks at them on a loopback.
 */
export function pcapOf(sessions: readonly (readonly Passage[])[]): Buffer {
  const header = Buffer.alloc(24);
  header.writeUInt32LE(0xa1b2c3d4, 0);
  header.writeUInt16LE(2, 4);
  header.writeUInt16LE(4, 6);
  header.writeUInt32LE(0xffff, 16);
  header.writeUInt32LE(LINK_TYPE_RAW_IP, 20);
  return Buffer.concat([header, ...sessions.flatMap((passages, index) => packetsOf(passages, CLIENT_PORT + index))]);
}

function packetsOf(passages: readonly Passage[], clientPort: number): Buffer[] {
  const next = { client: 1, server: 1 };
  return passages.flatMap(({ from, atMs, bytes }) => {
    const other = from === 'client' ? 'server' : 'client';
    const ports = from === 'client' ? [clientPort, SERVER_PORT] : [SERVER_PORT, clientPort];
    const pieces: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += SEGMENT_BYTES) {
      const piece = bytes.subarray(at, at + SEGMENT_BYTES);
      const packet = Buffer.concat([ipHeader(piece.length), tcpHeader(ports, [next[from], next[other]]), piece]);
      pieces.push(recordHeader(atMs, packet.length), packet);
      next[from] += piece.length;
    }
    return pieces;
  });
}

function recordHeader(atMs: number, bytes: number): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt32LE(Math.floor(atMs / 1_000), 0);
  record.writeUInt32LE((atMs % 1_000) * 1_000, 4);
  record.writeUInt32LE(bytes, 8);
  record.writeUInt32LE(bytes, 12);
  return record;
}

function ipHeader(bytes: number): Buffer {
  const ip = Buffer.from(`450000000000000040060000${'7f000001'.repeat(2)}`, 'hex');
  ip.writeUInt16BE(IP_BYTES + TCP_BYTES + bytes, 2);
  return ip;
}

/** From and to; the number of the first octet and of the next one that is expected from the other side. */
function tcpHeader([source = 0, target = 0]: readonly number[], [sequence = 0, wanted = 0]: readonly number[]): Buffer {
  const tcp = Buffer.alloc(TCP_BYTES);
  tcp.writeUInt16BE(source, 0);
  tcp.writeUInt16BE(target, 2);
  tcp.writeUInt32BE(sequence, 4);
  tcp.writeUInt32BE(wanted, 8);
  tcp[12] = (TCP_BYTES / 4) << 4;
  tcp[13] = PSH_ACK;
  tcp.writeUInt16BE(0xffff, 14);
  return tcp;
}
