import { HEADER_BYTES, MAX_PDU_BYTES } from './constants';

/** The stream is not SMPP any more: the only cure is a new connection. */
export class BrokenStreamError extends Error {}

/**
 * Cuts a byte stream into PDUs. Keeps at most one unfinished PDU, so its memory is bounded by `maxBytes` and one chunk.
 *
 * The buffers handed over are views into the chunk: copy what must outlive the callback.
 */
export class PduFramer {
  private rest: Buffer | undefined;

  constructor(private readonly maxBytes: number = MAX_PDU_BYTES) {}

  /** @throws BrokenStreamError when a length field cannot be true. */
  push(chunk: Buffer, onPdu: (pdu: Buffer) => void): void {
    const bytes = this.rest ? Buffer.concat([this.rest, chunk]) : chunk;
    this.rest = undefined;
    let offset = 0;
    while (bytes.length - offset >= 4) {
      const length = bytes.readUInt32BE(offset);
      if (length < HEADER_BYTES || length > this.maxBytes) {
        throw new BrokenStreamError(`a PDU of ${length} bytes was announced; 16 to ${this.maxBytes} are possible`);
      }
      if (bytes.length - offset < length) break;
      onPdu(bytes.subarray(offset, offset + length));
      offset += length;
    }
    if (offset < bytes.length) this.rest = bytes.subarray(offset);
  }
}
