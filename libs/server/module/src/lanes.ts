/** Work that goes on by itself in a process, round by round. */
export interface Lane {
  /** A round has ended well: something was done, or there was nothing to do. */
  moved(): void;
}

export interface LaneOptions {
  /** Without a round that ends well it stands still after so long; default 30 seconds. */
  limitMs?: number;
  /** Whether there is something to do now; a lane without rounds of its own stands only while there is. */
  hasWork?: () => boolean;
}

/** How a lane is. */
export interface LaneState {
  name: string;
  /** Since a round ended well, or there was nothing to do. */
  idleMs: number;
  isStanding: boolean;
}

const LIMIT_MS = 30_000;

interface OpenLane extends Required<LaneOptions> {
  name: string;
  movedAtMs: number;
}

/**
 * Which work of this process goes on. What hangs (a connection that is frozen, a lock that nobody gives back) says nothing by
 * itself, so each lane tells when it has moved, and who has not for longer than its limit stands still.
 */
export class Lanes {
  readonly #nowMs: () => number;
  readonly #lanes: OpenLane[] = [];

  /** @param nowMs a clock that never jumps; tests have their own */
  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  open(name: string, { limitMs = LIMIT_MS, hasWork = () => true }: LaneOptions = {}): Lane {
    const lane = { name, limitMs, hasWork, movedAtMs: this.#nowMs() };
    this.#lanes.push(lane);
    return {
      moved: () => {
        lane.movedAtMs = this.#nowMs();
      },
    };
  }

  states(): readonly LaneState[] {
    const now = this.#nowMs();
    return this.#lanes.map((lane) => {
      if (!lane.hasWork()) lane.movedAtMs = now;
      const idleMs = now - lane.movedAtMs;
      return { name: lane.name, idleMs, isStanding: idleMs > lane.limitMs };
    });
  }

  standing(): readonly string[] {
    return this.states().flatMap(({ name, isStanding }) => (isStanding ? [name] : []));
  }
}
