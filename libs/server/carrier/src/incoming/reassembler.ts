import type { InboundMessage } from '../carrier';
import type { PartPosition } from '../wire/concatenation';

/** Answers one held deliver_sm: stored, or "send it again". */
export type Respond = (stored: boolean) => void;

interface Assembly {
  from: string;
  to: string;
  total: number;
  texts: Map<number, string>;
  /** Parts whose answer still waits for the whole. */
  held: Respond[];
  /** Some part was answered before the whole was stored: the operator will not send it again, so we must keep it. */
  answeredEarly: boolean;
  /** When the first part came. */
  at: Date;
  startedAt: number;
  holdUntil: number;
  storing: boolean;
}

export interface ReassemblerOptions {
  partsMs: number;
  holdMs: number;
  now: () => number;
  store: (message: InboundMessage) => Promise<void>;
  maxOpen?: number;
}

const DEFAULT_MAX_OPEN = 10_000;

/**
 * Puts the parts of inbound messages together.
 *
 * The answer to a part waits until the whole message is stored, so that a crash loses nothing. An operator with a
 * window of one would then never send the second part: after `holdMs` the parts at hand are answered all the same, and
 * only such a message can be lost by a crash. What is incomplete after `partsMs` is stored as it is.
 */
export class Reassembler {
  private readonly open = new Map<string, Assembly>();

  constructor(private readonly options: ReassemblerOptions) {}

  get size(): number {
    return this.open.size;
  }

  add(part: InboundMessage, position: PartPosition, respond: Respond): void {
    const key = `${part.from}|${part.to}|${position.reference}|${position.total}`;
    const assembly = this.open.get(key) ?? this.begin(key, part, position);
    if (!assembly) return respond(false);
    assembly.texts.set(position.index, part.text);
    assembly.held.push(respond);
    if (assembly.texts.size === assembly.total && !assembly.storing) void this.finish(key, assembly);
  }

  /** Called regularly: answers what was held too long, stores what will not become complete. */
  sweep(): void {
    const now = this.options.now();
    for (const [key, assembly] of this.open) {
      if (assembly.storing) continue;
      const complete = assembly.texts.size === assembly.total;
      if (complete || now - assembly.startedAt >= this.options.partsMs) {
        void this.finish(key, assembly);
      } else if (now >= assembly.holdUntil && assembly.held.length > 0) {
        assembly.answeredEarly = true;
        for (const respond of assembly.held.splice(0)) respond(true);
      }
    }
  }

  /** Stores everything at hand; for closing. */
  async drain(): Promise<void> {
    await Promise.all(
      [...this.open].map(([key, assembly]) => (assembly.storing ? undefined : this.finish(key, assembly))),
    );
  }

  private begin(key: string, part: InboundMessage, position: PartPosition): Assembly | undefined {
    if (this.open.size >= (this.options.maxOpen ?? DEFAULT_MAX_OPEN)) return undefined;
    const startedAt = this.options.now();
    const assembly: Assembly = {
      from: part.from,
      to: part.to,
      total: position.total,
      texts: new Map(),
      held: [],
      answeredEarly: false,
      at: part.at,
      startedAt,
      holdUntil: startedAt + this.options.holdMs,
      storing: false,
    };
    this.open.set(key, assembly);
    return assembly;
  }

  private async finish(key: string, assembly: Assembly): Promise<void> {
    assembly.storing = true;
    const ordered = [...assembly.texts].sort(([a], [b]) => a - b).map(([, text]) => text);
    try {
      const { from, to, at } = assembly;
      await this.options.store({ from, to, text: ordered.join(''), at });
      this.open.delete(key);
      for (const respond of assembly.held) respond(true);
    } catch {
      for (const respond of assembly.held.splice(0)) respond(false);
      // What was answered early will not come again: keep it and try again at the next sweep.
      if (assembly.answeredEarly) assembly.storing = false;
      else this.open.delete(key);
    }
  }
}
