import type { CarrierListener, InboundMessage } from '../carrier';
import type { CarrierCounters } from '../smpp/counters';
import type { SmppSettings } from '../smpp/smpp-options';
import { positionOf } from '../wire/concatenation';
import { ESM, STATUS } from '../wire/constants';
import type { MessagePdu } from '../wire/message-pdu';
import { digitsOf } from './digits-of';
import { decodeInboundText } from './inbound-text';
import { Reassembler } from './reassembler';
import type { ReceiptRules } from './receipt-parser';
import { parseReceipt } from './receipt-parser';

/** Bits 5-2 of esm_class: 0001 delivery receipt, 1000 intermediate notification. */
const TYPE_MASK = 0x3c;
const INTERMEDIATE = 0x20;

/** More deliveries than this being stored at once means that storing is stuck: the operator keeps the rest. */
const MAX_BEING_STORED = 20_000;
const SWEEP_MS = 250;

/** Turns deliver_sm into receipts and inbound messages, and answers each only when the listener has stored it. */
export class Incoming {
  private readonly reassembler: Reassembler;
  private readonly rules: ReceiptRules;
  private readonly sweeper: NodeJS.Timeout;
  private beingStored = 0;

  constructor(
    private readonly settings: SmppSettings,
    private readonly listener: CarrierListener,
    private readonly counters: CarrierCounters,
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
      if (!stored) this.counters.deferredDeliveries += 1;
      respond(stored ? STATUS.ok : STATUS.receiverTemporary);
    };
    if (this.beingStored >= MAX_BEING_STORED) return answer(false);
    const type = message.esmClass & TYPE_MASK;
    if (type === ESM.receipt || type === INTERMEDIATE) return this.receipt(message, answer);
    const inbound: InboundMessage = {
      from: digitsOf(message.source),
      to: digitsOf(message.destination),
      text: decodeInboundText(message.body, message.dataCoding),
      at: new Date(this.settings.now()),
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
    const receipt = parseReceipt(message, this.rules, this.settings.now());
    if (!receipt) {
      this.counters.unreadableReceipts += 1;
      this.settings.log.warn(
        { carrier: this.settings.name, bytes: message.body.length },
        'unreadable receipt acknowledged',
      );
      return answer(true);
    }
    this.counters.receipts += 1;
    this.track(this.listener.onReceipt(receipt), answer);
  }

  private async storeMessage(message: InboundMessage): Promise<void> {
    await this.listener.onMessage(message);
    this.counters.inbound += 1;
  }

  private track(storing: Promise<void>, answer: (stored: boolean) => void): void {
    this.beingStored += 1;
    storing.then(
      () => this.stored(answer, true),
      () => this.stored(answer, false),
    );
  }

  private stored(answer: (stored: boolean) => void, stored: boolean): void {
    this.beingStored -= 1;
    answer(stored);
  }
}
