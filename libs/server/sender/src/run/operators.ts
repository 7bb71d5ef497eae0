import type { Carrier, CarrierListener, CarrierStatus, Lane } from '@peyk/server-carrier';
import { OPERATOR_NUMBER } from '@peyk/server-audience';
import type { OperatorCode } from '@peyk/shared-sms';
import type { BatchWriter } from '../store/batch-writer';
import type { ActiveChunk } from './active-chunk';
import { LineOperators } from './line-operators';
import type { Slots } from './slots';
import type { UnknownOperators } from './unknown-operators';

/** An operator beside the first. */
export interface OperatorToOpen {
  /** The networks whose numbers go to it where a line says nothing. */
  numbers: readonly OperatorCode[];
  open(listener: CarrierListener): Carrier;
}

/** A mobile operator, or an aggregator: a link of its own, slots, and a writer that knows ids by its name. */
export interface Operator {
  readonly name: string;
  readonly carrier: Carrier;
  readonly slots: Slots;
  readonly writer: BatchWriter;
  readonly numbers: readonly OperatorCode[];
}

/** A link that has been away for so long is given up for the moment. One that is made anew is back sooner. */
const AWAY_MS = 3_000;
/**
 * The operators of this process, and who carries what. A line that names operators goes by them in that order; else a number
 * goes to the operator that is named for its network, and everything else to the first, which also stands in for those.
 * The next in the order takes over when the one before is away or silent: for what nobody has handed over yet.
 */
export class Operators {
  readonly lines: LineOperators;
  private readonly awaySince = new Map<Operator, number>();
  /** At the number that stands for the network in the rows of recipients. */
  private readonly byNetwork: (readonly Operator[])[] = [];

  /** @param all the first is the one for everything. @param awayMs after so long without a link the next one takes over */
  constructor(
    readonly all: readonly [Operator, ...Operator[]],
    private readonly awayMs = AWAY_MS,
    private readonly now: () => number = () => performance.now(),
    readonly unknown?: UnknownOperators,
  ) {
    for (const [network, number] of Object.entries(OPERATOR_NUMBER)) {
      const named = all.slice(1).filter(({ numbers }) => numbers.some((one) => one === network));
      this.byNetwork[number] = [...named, all[0]];
    }
    this.lines = new LineOperators(this.now);
  }

  get first(): Operator {
    return this.all[0];
  }

  /** Nobody to choose from. */
  get isOne(): boolean {
    return this.all.length === 1;
  }

  /** Who may carry the message to this recipient, the best first. */
  orderFor(chunk: Pick<ActiveChunk, 'operators' | 'network'>, n: number): readonly Operator[] {
    if (chunk.operators) return this.named(chunk.operators);
    return this.isOne ? this.all : (this.byNetwork[chunk.network(n)] ?? [this.first]);
  }

  /** Who carries it now: the first that stands. Undefined when it has to wait. One that is silent takes a part now and then. */
  choose(order: readonly Operator[], lane: Lane): Operator | undefined {
    return order.find((operator) => {
      const state = this.stateOf(operator);
      return state === 'standing' || (state === 'silent' && operator.carrier.freeSlots(lane) > 0);
    });
  }

  /** Whether nothing of a line that names its operators can leave from this process. */
  isCutOff({ operators, lineId }: Pick<ActiveChunk, 'operators' | 'lineId'>): boolean {
    if (!operators) return false;
    this.lines.learn(lineId, operators);
    if (this.named(operators).length === 0) this.unknown?.meet(lineId, operators);
    return this.allAway(operators);
  }

  /** Lines of which that is so, as far as they were met in the last seconds. */
  cutOffLines(): bigint[] {
    return this.lines.known().flatMap(({ lineId, names }) => (this.allAway(names) ? [lineId] : []));
  }

  /** Parts that may be marked now, at all operators together. */
  free(lane: Lane): number {
    return this.all.reduce((sum, { slots }) => sum + slots.free(lane), 0);
  }

  get idle(): boolean {
    return this.all.every(({ slots }) => slots.idle);
  }

  /** Whether any link takes a part of this lane. */
  takes(lane: Lane): boolean {
    return this.all.some(({ carrier }) => carrier.freeSlots(lane) > 0);
  }

  get bound(): boolean {
    return this.all.some(({ carrier }) => carrier.status().sessions > 0);
  }

  makeWay(): void {
    for (const { writer } of this.all) writer.makeWay();
  }

  endWay(): void {
    for (const { writer } of this.all) writer.endWay();
  }

  /** Of all links together; that of the only one as it is. */
  status(): CarrierStatus {
    const statuses = this.all.map(({ carrier }) => carrier.status());
    const sum = (pick: (status: CarrierStatus) => number) => statuses.reduce((total, one) => total + pick(one), 0);
    const state = (['bound', 'connecting', 'closed'] as const).find((wanted) =>
      statuses.some((status) => status.state === wanted),
    );
    return {
      state: state ?? 'closed',
      sessions: sum((status) => status.sessions),
      wantedSessions: sum((status) => status.wantedSessions),
      receivers: sum((status) => status.receivers),
      wantedReceivers: sum((status) => status.wantedReceivers),
      silentSessions: sum((status) => status.silentSessions),
      inFlight: sum((status) => status.inFlight),
      window: sum((status) => status.window),
    };
  }

  /** One whose link was lost a moment ago still stands: it is made anew in a second or two. */
  stateOf(operator: Operator): 'standing' | 'silent' | 'away' {
    const { sessions, silentSessions } = operator.carrier.status();
    if (sessions > 0) {
      this.awaySince.delete(operator);
      return silentSessions < sessions ? 'standing' : 'silent';
    }
    const since = this.awaySince.get(operator) ?? this.now();
    this.awaySince.set(operator, since);
    return this.now() - since < this.awayMs ? 'standing' : 'away';
  }

  private named(names: readonly string[]): readonly Operator[] {
    return names.flatMap((name) => this.all.find((operator) => operator.name === name) ?? []);
  }

  private allAway(names: readonly string[]): boolean {
    return !this.choose(this.named(names), 'priority');
  }
}
