import { setImmediate as nextTurn } from 'node:timers/promises';
import { createMobileSet } from '@peyk/shared-sms';
import type { MobileSet } from '@peyk/shared-sms';
import type { ExcludedSink } from './excluded/excluded-reason';
import type { RecipientSource, SourcePage } from './source/recipient-source';

/** The numbers of a source, each once, in the order of their first mention. */
export interface UniqueNumbers {
  mobiles: Int32Array;
  /** Where each of them stands. */
  places: Int32Array;
  /** Traits of their texts, where each has one of its own. */
  traits: Uint8Array | undefined;
  seen: MobileSet;
  requested: number;
  invalid: number;
  noText: number;
  duplicate: number;
}

/**
 * After so many numbers others have their turn. With whole pages (20,000) between the turns the event loop stood for up to 84 ms while
 * a million were read, with these for up to 45: a login code that comes just then waits as long.
 */
const SLICE = 2_000;

/** Reads a source and leaves out what is no number, what has no text and what has come before. */
export async function readUnique(source: RecipientSource, sink?: ExcludedSink): Promise<UniqueNumbers> {
  const reader = new UniqueReader(source.expectedCount, sink);
  for await (const page of source.pages()) {
    for (const _slice of reader.read(page)) await nextTurn();
    await sink?.store();
  }
  return reader.unique();
}

class UniqueReader {
  private mobiles: Int32Array;
  private places: Int32Array;
  private readonly seen: MobileSet;
  private count = 0;
  private requested = 0;
  private invalid = 0;
  private noText = 0;
  private traits: Uint8Array | undefined;

  constructor(
    expected: number,
    private readonly sink: ExcludedSink | undefined,
  ) {
    this.mobiles = new Int32Array(expected);
    this.places = new Int32Array(expected);
    this.seen = createMobileSet(expected);
  }

  /** Stops after each slice of the page. */
  *read({ mobiles, places, texts, traits, reasons = [] }: SourcePage): Generator<void> {
    this.makeRoom(mobiles.length);
    if (traits) this.traits ??= new Uint8Array(this.mobiles.length);
    let texted = 0;
    let reasoned = 0;
    for (let i = 0; i < mobiles.length; i += 1) {
      const mobile = mobiles[i] ?? -1;
      const place = places[i] ?? 0;
      if (mobile < 0) {
        this.sink?.add('invalid', { place, mobile, text: texts[texted] ?? '' });
        texted += 1;
      } else if (traits?.[i] === 0) {
        this.sink?.add('noText', { place, mobile, text: reasons[reasoned] ?? '' });
        reasoned += 1;
      } else if (this.seen.add(mobile)) {
        this.mobiles[this.count] = mobile;
        this.places[this.count] = place;
        if (this.traits) this.traits[this.count] = traits?.[i] ?? 0;
        this.count += 1;
      } else {
        this.sink?.add('duplicate', { place, mobile });
      }
      if (i % SLICE === SLICE - 1) yield;
    }
    this.requested += mobiles.length;
    this.invalid += texted;
    this.noText += reasoned;
    yield;
  }

  unique(): UniqueNumbers {
    const { seen, requested, invalid, noText, count } = this;
    const [mobiles, places] = [this.mobiles.subarray(0, count), this.places.subarray(0, count)];
    const traits = this.traits?.subarray(0, count);
    const duplicate = requested - count - invalid - noText;
    return { mobiles, places, traits, seen, requested, invalid, noText, duplicate };
  }

  /** A phonebook may have grown since it was counted. */
  private makeRoom(more: number): void {
    const needed = this.count + more;
    if (needed <= this.mobiles.length) return;
    const length = Math.max(needed, this.mobiles.length * 2);
    this.mobiles = enlarged(this.mobiles, length);
    this.places = enlarged(this.places, length);
    if (!this.traits) return;
    const traits = new Uint8Array(length);
    traits.set(this.traits);
    this.traits = traits;
  }
}

function enlarged(numbers: Int32Array, length: number): Int32Array {
  const larger = new Int32Array(length);
  larger.set(numbers);
  return larger;
}
