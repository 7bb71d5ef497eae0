import type { CarrierListener, InboundMessage } from '../carrier';
import type { CarrierCounters } from '../smpp/counters';
import type { SmppSettings } from '../smpp/smpp-options';
import { positionOf } from '../wire/concatenation';
import { STATUS } from '../wire/constants';
import type { MessagePdu } from '../wire/message-pdu';
import { digitsOf } from './digits-of';
import { decodeInboundText } from './inbound-text';
import { Reassembler } from './reassembler';
import { isReceipt, unreadOf } from './receipt-form';
import type { ReceiptRules } from './receipt-parser';
import { parseReceipt } from './receipt-parser';

const SWEEP_MS = 250;

export interface IncomingOwner {
  counters: CarrierCounters;
  /**
   * Whether more may come. An operator that is told "later" (0x64) need not send a receipt again, so it is not told: what it
   * sends stays in the socket until what came before is stored.
   */
  onFlow(flows: boolean): void;
}

/** Turns deliver_sm into receipts and inbound messages, and answers each only when the listener has stored it. */
export class Incoming {
  private readonly reassembler: Reassembler;
  private readonly rules: ReceiptRules;
  private readonly sweeper: NodeJS.Timeout;
  private beingStored = 0;
  private flows = true;

  constructor(
    private readonly settings: SmppSettings,
    private readonly listener: CarrierListener,
    private readonly owner: IncomingOwner,
  ) {
    this.rules = { ...settings, blacklistErrorCodes: new Set(settings.blacklistErrorCodes) };
    this.reassembler = new Reassembler({
      partsMs: settings.inboundPartsMs,
      holdMs: settings.inboundHoldMs,
      now: settings.now,
      store: (message) => this.storeMessage(message),
    });
    this.sweeper = setInterval(() => this.reassembler.sweep(), Math.min(SWEEP_MS, settings.inboundHoldMs));
    this.sweeper.unref();
  }

  deliver(message: MessagePdu, respond: (status: number) => void): void {
    const answer = (stored: boolean) => {
      if (!stored) this.owner.counters.deferredDeliveries += 1;
      respond(stored ? STATUS.ok : STATUS.receiverTemporary);
    };
    if (isReceipt(message, this.settings.receipts)) return this.receipt(message, answer);
    const inbound: InboundMessage = {
      from: digitsOf(message.source),
      to: digitsOf(message.destination),
      text: decodeInboundText(message.body, message.dataCoding),
      at: new Date(this.settings.wallNow()),
    };
    const position = positionOf(message);
    if (position) return this.reassembler.add(inbound, position, answer);
    this.track(this.storeMessage(inbound), answer);
  }

  async close(): Promise<void> {
    clearInterval(this.sweeper);
    await this.reassembler.drain();
  }

  private receipt(message: MessagePdu, answer: (stored: boolean) => void): void {
    const receipt = parseReceipt(message, this.rules, this.settings.wallNow());
    if (!receipt) return this.unread(message, answer);
    this.owner.counters.receipts += 1;
    this.track(this.listener.onReceipt(receipt), answer);
  }

  /** It would come again for ever, so it is acknowledged; not before it is stored, or what it says would be lost. */
  private unread(message: MessagePdu, answer: (stored: boolean) => void): void {
    const { owner, settings, listener } = this;
    owner.counters.unreadableReceipts += 1;
    const { esmClass, dataCoding, body } = message;
    const fields = { carrier: settings.name, esmClass, dataCoding, bytes: body.length };
    settings.log.warn(fields, 'a receipt could not be read: docs/operators.md, "Receipts in other words"');
    const unread = unreadOf(message, new Date(settings.wallNow()));
    this.track(listener.onUnread?.(unread) ?? Promise.resolve(), answer);
  }

  private async storeMessage(message: InboundMessage): Promise<void> {
    await this.listener.onMessage(message);
    this.owner.counters.inbound += 1;
  }

  private track(storing: Promise<void>, answer: (stored: boolean) => void): void {
    this.beingStored += 1;
    if (this.flows && this.beingStored >= this.settings.mostBeingStored) this.setFlow(false);
    storing.then(
      () => this.stored(answer, true),
      () => this.stored(answer, false),
    );
  }

  private stored(answer: (stored: boolean) => void, stored: boolean): void {
    this.beingStored -= 1;
    answer(stored);
    if (!this.flows && this.beingStored * 2 <= this.settings.mostBeingStored) this.setFlow(true);
  }

  private setFlow(flows: boolean): void {
    this.flows = flows;
    if (!flows) this.owner.counters.readingPauses += 1;
    this.owner.onFlow(flows);
  }
}
