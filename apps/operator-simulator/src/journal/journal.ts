import { closeSync, existsSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { PartPosition } from '@peyk/server-carrier';
import { OWNER_ONLY, closeToOthers, makePrivateFolder } from '../private-file';
import type { InboundDelivery, ReceiptDelivery } from '../smsc/delivery';

/**
 * What the operator promised, one line a fact, fields apart by a tab:
 *
 *     S id number line part at stat err reference   a submit was taken; part is ref.index.total or -, stat is - when no
 *                                         receipt will come, reference is user_message_reference in hexadecimal or -
 *     R id stat at                        a receipt became due
 *     A id stat                           the ESME acknowledged it
 *     I id number line coding header body at   a handset wrote (header and body in hexadecimal)
 *     J id                                the ESME acknowledged that
 *
 * Instants are milliseconds since 1970. What the sender lost is what stands here and not in its rows.
 */
export interface Journal {
  accepted(fact: AcceptedFact): void;
  receiptSent(id: string, stat: string, at: number): void;
  receiptAcknowledged(id: string, stat: string): void;
  inbound(delivery: InboundDelivery, at: number): void;
  inboundAcknowledged(id: string): void;
  /** What was noted so far is in the hands of the operating system: a SIGKILL of this process no longer loses it. */
  flush(): void;
  /** Everything is in the hands of the operating system afterwards, and on the disk. */
  close(): void;
}

export interface AcceptedFact {
  id: string;
  number: string;
  line: string;
  position: PartPosition | undefined;
  at: number;
  receipt: ReceiptDelivery | undefined;
}

export const JOURNAL_FILE = 'journal.tsv';
const FLUSH_EVERY_MS = 25;
const FLUSH_AT_CHARS = 256 * 1024;

/** For pure load: keeps nothing. */
export const NO_JOURNAL: Journal = {
  accepted: () => undefined,
  receiptSent: () => undefined,
  receiptAcknowledged: () => undefined,
  inbound: () => undefined,
  inboundAcknowledged: () => undefined,
  flush: () => undefined,
  close: () => undefined,
};

/** Appends to `journal.tsv` in the folder, which is made when it is not there. */
export function openJournal(folder: string): Journal {
  makePrivateFolder(folder);
  const path = join(folder, JOURNAL_FILE);
  closeToOthers(path);
  const cutShort = existsSync(path) && !endsWithLine(path);
  const file = openSync(path, 'a', OWNER_ONLY);
  // A crash in the middle of a write leaves half a line; the next one must not continue it.
  if (cutShort) writeSync(file, '\n');
  return new FileJournal(file);
}

function endsWithLine(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const last = Buffer.alloc(1);
    return size === 0 || (readSync(file, last, 0, 1, size - 1) === 1 && last[0] === 0x0a);
  } finally {
    closeSync(file);
  }
}

/**
 * Lines are buffered and written in one call: at 30,000 lines a second a call each would be too slow. Each session writes
 * them out before its answers leave, so no answer is ever known to the ESME that the journal does not know.
 */
class FileJournal implements Journal {
  private buffer = '';
  private readonly timer = setInterval(() => this.flush(), FLUSH_EVERY_MS);
  private closed = false;

  constructor(private readonly file: number) {}

  accepted({ id, number, line, position, at, receipt }: AcceptedFact): void {
    const part = position ? `${position.reference}.${position.index}.${position.total}` : '-';
    const outcome = receipt ? `${receipt.stat}\t${receipt.errorCode}` : '-\t-';
    const reference = receipt?.userReference?.toString('hex') ?? '-';
    this.write(`S\t${id}\t${clean(number)}\t${clean(line)}\t${part}\t${at}\t${outcome}\t${reference}\n`);
  }

  receiptSent(id: string, stat: string, at: number): void {
    this.write(`R\t${id}\t${stat}\t${at}\n`);
  }

  receiptAcknowledged(id: string, stat: string): void {
    this.write(`A\t${id}\t${stat}\n`);
  }

  inbound(delivery: InboundDelivery, at: number): void {
    const { id, number, line, dataCoding, header, body } = delivery;
    const bytes = `${header?.toString('hex') ?? ''}\t${body.toString('hex')}`;
    this.write(`I\t${id}\t${clean(number)}\t${clean(line)}\t${dataCoding}\t${bytes}\t${at}\n`);
  }

  inboundAcknowledged(id: string): void {
    this.write(`J\t${id}\n`);
  }

  close(): void {
    if (this.closed) return;
    clearInterval(this.timer);
    this.flush();
    this.closed = true;
    fsyncSync(this.file);
    closeSync(this.file);
  }

  private write(line: string): void {
    this.buffer += line;
    if (this.buffer.length > FLUSH_AT_CHARS) this.flush();
  }

  flush(): void {
    if (this.buffer === '' || this.closed) return;
    const bytes = Buffer.from(this.buffer, 'latin1');
    this.buffer = '';
    for (let at = 0; at < bytes.length;) at += writeSync(this.file, bytes, at);
  }
}

/** Addresses come from the ESME: a tab or a line break in one must not forge a line. */
function clean(address: string): string {
  return address.replace(/[^0-9A-Za-z+]/g, '?');
}
