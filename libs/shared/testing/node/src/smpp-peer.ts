// The package has no types; the carrier's description of it is the only one.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="../../../../server/carrier/src/wire/smpp.d.ts" />
import type { AddressInfo } from 'node:net';
import type { SmppPdu, SmppSession } from 'smpp';
import smpp from 'smpp';

/** One submit_sm as the peer saw it. */
export interface PeerSubmit {
  /** 1 for the first submit since the start. */
  n: number;
  source: string;
  destination: string;
  dataCoding: number;
  esmClass: number;
  /** The text as the package `smpp` decodes it: a second opinion on our encoding. */
  text: string;
  /** Elements of the user data header without its length octet, e.g. 00 03 ref n i; empty without a header. */
  header: Buffer;
  pdu: SmppPdu;
}

/** What the peer does with a submit: at once, after so long, or when the test says so. */
export type PeerAct =
  | { do: 'accept'; id?: string; afterMs?: number; when?: Promise<void> }
  /** ESME_RTHROTTLED or another status; nothing is taken. */
  | { do: 'refuse'; status: number; afterMs?: number; when?: Promise<void> }
  /** Taken or not, no answer ever comes. */
  | { do: 'drop' }
  /** The line is cut without an answer. */
  | { do: 'cut' };

export const THROTTLE: PeerAct = { do: 'refuse', status: 0x58 };

export interface SmppPeerOptions {
  /** Called for each submit; accepts at once unless told. */
  behaviour?: (submit: PeerSubmit) => PeerAct;
  /** Answers to a bind of this name; 0 accepts. */
  bindStatus?: (kind: string) => number;
  /** Whether enquire_link is answered; true unless told. */
  answersEnquiries?: () => boolean;
  /** 0 for a free one. */
  port?: number;
}

/** A small SMSC of its own (on the package `smpp`, not on our codec) for tests that need to decide every answer. */
export interface SmppPeer {
  port: number;
  /** `smpp://peyk:secret@127.0.0.1:port` */
  url: string;
  /** Every submit, oldest first; at most the last 10,000. */
  submits: PeerSubmit[];
  /** Submits without an answer now and at most. */
  waiting(): number;
  mostWaiting(): number;
  binds(): number;
  /** Names of the binds that came, e.g. `bind_transceiver`, oldest first. */
  kinds: readonly string[];
  enquiries(): number;
  sessions(): number;
  /**
   * Sends a deliver_sm, or a data_sm, on the newest session that receives and resolves with the command status of the answer; 3
   * (ESME_RINVCMDID) where it is no answer to that command.
   */
  deliver(fields: Record<string, unknown>, command?: 'deliver_sm' | 'data_sm'): Promise<number>;
  /** A receipt in the text form of SMPP 3.4, appendix B; with `tlvs` the parameters as well. */
  receipt(id: string, stat?: string, options?: { err?: string; tlvs?: Record<string, unknown> }): Promise<number>;
  /** Bytes that are no SMPP, or anything else. */
  sendRaw(bytes: Buffer): void;
  cutAll(): void;
  close(): Promise<void>;
}

const MAX_KEPT = 10_000;
const NO_SUCH_COMMAND = 3;

export function startSmppPeer(options: SmppPeerOptions = {}): Promise<SmppPeer> {
  const peer = new Peer(options);
  return peer.start();
}

class Peer implements SmppPeer {
  port = 0;
  url = '';
  submits: PeerSubmit[] = [];
  private readonly bound = new Set<SmppSession>();
  readonly kinds: string[] = [];
  private readonly receiving = new Set<SmppSession>();
  private readonly open = new Set<SmppSession>();
  private readonly totals = { submits: 0, waiting: 0, mostWaiting: 0, binds: 0, enquiries: 0, ids: 0 };
  private readonly server = smpp.createServer((session) => this.accept(session));

  constructor(private readonly options: SmppPeerOptions) {}

  start(): Promise<this> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.options.port ?? 0, '127.0.0.1', () => {
        this.port = (this.server.address() as AddressInfo).port; // a TCP server has no other kind of address
        this.url = `smpp://peyk:secret@127.0.0.1:${this.port}`;
        resolve(this);
      });
    });
  }

  waiting = () => this.totals.waiting;
  mostWaiting = () => this.totals.mostWaiting;
  binds = () => this.totals.binds;
  enquiries = () => this.totals.enquiries;
  sessions = () => this.bound.size;

  deliver(fields: Record<string, unknown>, command: 'deliver_sm' | 'data_sm' = 'deliver_sm'): Promise<number> {
    const session = [...this.receiving].at(-1);
    if (!session) return Promise.reject(new Error('nobody is bound to the test SMSC'));
    return new Promise((resolve, reject) => {
      session.socket.once('close', () => reject(new Error('the line was cut before the answer')));
      session.send(new smpp.PDU(command, fields), (answer) =>
        resolve(answer.command === `${command}_resp` ? answer.command_status : NO_SUCH_COMMAND),
      );
    });
  }

  receipt(
    id: string,
    stat = 'DELIVRD',
    options: { err?: string; tlvs?: Record<string, unknown> } = {},
  ): Promise<number> {
    const text = `id:${id} sub:001 dlvrd:001 submit date:2601010000 done date:2601010001 stat:${stat} err:${options.err ?? '000'} text:`;
    return this.deliver({ esm_class: 4, short_message: Buffer.from(text, 'latin1'), data_coding: 0, ...options.tlvs });
  }

  sendRaw(bytes: Buffer): void {
    for (const session of this.bound) session.socket.write(bytes);
  }

  cutAll(): void {
    for (const session of this.open) session.destroy();
  }

  close(): Promise<void> {
    this.cutAll();
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }

  private accept(session: SmppSession): void {
    session.socket.setNoDelay(true);
    this.open.add(session);
    session.on('error', () => session.destroy());
    session.on('close', () => {
      this.open.delete(session);
      this.bound.delete(session);
      this.receiving.delete(session);
      this.totals.waiting = 0;
    });
    for (const kind of ['bind_transceiver', 'bind_transmitter', 'bind_receiver'])
      session.on(kind, (pdu: SmppPdu) => this.bind(session, pdu, kind));
    session.on('enquire_link', (pdu: SmppPdu) => {
      this.totals.enquiries += 1;
      if (this.options.answersEnquiries?.() ?? true) session.send(pdu.response());
    });
    session.on('unbind', (pdu: SmppPdu) => {
      session.send(pdu.response());
      session.close();
    });
    session.on('submit_sm', (pdu: SmppPdu) => this.submitted(session, pdu));
  }

  private bind(session: SmppSession, pdu: SmppPdu, kind: string): void {
    this.totals.binds += 1;
    this.kinds.push(kind);
    const status = this.options.bindStatus?.(kind) ?? 0;
    session.send(pdu.response({ command_status: status, system_id: 'test' }));
    if (status !== 0) return;
    this.bound.add(session);
    if (kind !== 'bind_transmitter') this.receiving.add(session);
  }

  private submitted(session: SmppSession, pdu: SmppPdu): void {
    this.totals.submits += 1;
    this.totals.waiting += 1;
    this.totals.mostWaiting = Math.max(this.totals.mostWaiting, this.totals.waiting);
    const submit = readSubmit(pdu, this.totals.submits);
    this.submits.push(submit);
    if (this.submits.length > MAX_KEPT) this.submits.splice(0, MAX_KEPT / 10);
    const act = this.options.behaviour?.(submit) ?? { do: 'accept' };
    if (act.do === 'cut') return session.destroy();
    if (act.do === 'drop') return;
    const answer = () => {
      this.totals.waiting -= 1;
      const fields =
        act.do === 'refuse' ? { command_status: act.status } : { message_id: act.id ?? String(++this.totals.ids) };
      session.send(pdu.response(fields));
    };
    if (act.when) void act.when.then(answer);
    else if (act.afterMs) setTimeout(answer, act.afterMs);
    else answer();
  }
}

function readSubmit(pdu: SmppPdu, n: number): PeerSubmit {
  const short = bodyOf(pdu.short_message);
  const { text, header } = short.text === '' && pdu.message_payload ? bodyOf(pdu.message_payload) : short;
  return {
    n,
    source: String(pdu.source_addr),
    destination: String(pdu.destination_addr),
    dataCoding: Number(pdu.data_coding),
    esmClass: Number(pdu.esm_class),
    text,
    header,
    pdu,
  };
}

/** The package's decoded body: `{ message, udh: [element, ...] }`. */
function bodyOf(value: unknown): { text: string; header: Buffer } {
  const { message, udh } = (value ?? {}) as { message?: unknown; udh?: unknown };
  const elements = Array.isArray(udh) ? udh.filter((element) => Buffer.isBuffer(element)) : [];
  return {
    text: Buffer.isBuffer(message) ? message.toString('latin1') : String(message ?? ''),
    header: Buffer.concat(elements),
  };
}
