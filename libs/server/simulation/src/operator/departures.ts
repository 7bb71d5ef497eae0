import type { PartToSubmit } from '@peyk/server-carrier';
import type { SimProcess } from '../world/process';
import type { World } from '../world/world';

/** The first part of a message was handed to a line, and what was known about the time. */
export interface Departure {
  process: string;
  source: string;
  destination: string;
  atMs: number;
  /** What its process had seen on its clock before its last marks. */
  seenMs: readonly number[];
  /** The latest that any process had seen until then. */
  latestSeenMs: number;
}

/** Notes when messages of the bulk lane leave. What was certainly not handed over leaves once, by its mark. */
export class Departures {
  readonly all: Departure[] = [];

  constructor(private readonly world: World) {}

  add({ lane, part, source, destination }: PartToSubmit, process: SimProcess): void {
    if (lane !== 'bulk' || part > 0) return;
    const { nowMs: atMs, latestLookMs: latestSeenMs } = this.world;
    this.all.push({
      process: process.name,
      source,
      destination,
      atMs,
      seenMs: process.looks.recent(),
      latestSeenMs,
    });
  }
}
