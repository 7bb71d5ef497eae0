import type { Socket } from 'node:net';

const SLAB_BYTES = 64 * 1024;

/**
 * Collects the PDUs of one turn of the event loop and hands them to the socket in one write: at tens of thousands of
 * PDUs a second the system calls would cost more than the PDUs. Nothing waits longer than the end of the turn.
 */
export class WriteBatch {
  private slab = Buffer.allocUnsafe(SLAB_BYTES);
  private start = 0;
  private end = 0;
  private scheduled = false;
  /** Runs right before bytes leave for the socket: from here on nobody knows whether the other side got them. */
  onHandOver: () => void = () => undefined;

  constructor(private readonly socket: Socket) {}

  /** Room for `bytes`; `write` returns the offset after what it wrote. */
  append(bytes: number, write: (target: Buffer, start: number) => number): void {
    if (this.end + bytes > this.slab.length) this.renew(bytes);
    this.end = write(this.slab, this.end);
    this.schedule();
  }

  appendBuffer(pdu: Buffer): void {
    if (this.end + pdu.length > this.slab.length) this.renew(pdu.length);
    this.end += pdu.copy(this.slab, this.end);
    this.schedule();
  }

  flush(): void {
    this.scheduled = false;
    // After `end` a write would be an error of the socket; what is left here was never handed over.
    if (this.end === this.start || !this.socket.writable) return;
    this.onHandOver();
    this.socket.write(this.slab.subarray(this.start, this.end));
    this.start = this.end;
  }

  /** Takes back those PDUs that have not left for the socket yet. */
  takeBack(unwanted: (pdu: Buffer) => boolean): void {
    let kept = this.start;
    for (let at = this.start; at < this.end;) {
      const next = at + this.slab.readUInt32BE(at);
      if (!unwanted(this.slab.subarray(at, next))) kept += this.slab.copy(this.slab, kept, at, next);
      at = next;
    }
    this.end = kept;
  }

  private renew(bytes: number): void {
    this.flush();
    this.slab = Buffer.allocUnsafe(Math.max(SLAB_BYTES, bytes));
    this.start = 0;
    this.end = 0;
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => this.flush());
  }
}
