import { setTimeout as sleep } from 'node:timers/promises';
import { BENCH_TEXT } from '../bench/send/intake.ts';
import type { Shop } from '../bench/public/shops.ts';
import { BROKEN, askProgram } from './calls.ts';
import type { Call, Phase, Program, Question } from './calls.ts';
import type { Read } from './reads.ts';

/** An even beat of a program that sends one by one. */
const SEND_EVERY_MS = 100;
/** A few people with pages open. */
const READ_EVERY_MS = 20;
const LOOK_EVERY_MS = 100;

export interface CallersOptions {
  reads: readonly Read[];
  token: string;
  shop: Shop;
  /** For the messages that are sent one by one. */
  numbers: readonly string[];
  sendPath: string;
}

/** What was asked of both programs all the while. */
export class Callers {
  readonly calls: Call[] = [];
  /** Messages of which a program said that it took them. */
  readonly taken: string[] = [];
  /** The same call at both programs, and how often they said that it was another send. */
  readonly repeats = { asked: 0, different: 0 };
  phase: Phase = 'before';
  /** Whom the calls go to in turn, as a balancer has them. */
  programs: readonly Program[];
  private readonly options: CallersOptions;
  private isOver = false;
  private turn = 0;
  private readonly loops: Promise<void>[];

  constructor(first: Program, options: CallersOptions) {
    this.programs = [first];
    this.options = options;
    this.loops = [
      this.every(SEND_EVERY_MS, this.sender()),
      this.every(READ_EVERY_MS, this.reader()),
      this.every(LOOK_EVERY_MS, () => this.look()),
    ];
  }

  /** Ends when the last answer is there. */
  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.loops);
  }

  private async every(ms: number, work: () => Promise<void>): Promise<void> {
    for (let due = performance.now(); !this.isOver; due = Math.max(due + ms, performance.now())) {
      await sleep(Math.max(0, due - performance.now()));
      await work();
    }
  }

  private next(): Program {
    this.turn += 1;
    const program = this.programs[this.turn % this.programs.length];
    if (!program) throw new RangeError('nobody is there to be asked.');
    return program;
  }

  private async ask(program: Program, question: Question): Promise<{ status: number; text: string }> {
    const began = this.phase;
    const { status, ms, text } = await askProgram(program, question);
    // One that began just before waited for what began then.
    const phase = began === 'before' ? this.phase : began;
    // The balancer looks away from a program before that ends: what is under way then may break, and is asked again.
    const hasLeft = !this.programs.includes(program);
    if (status !== BROKEN || !hasLeft)
      this.calls.push({ program: program.name, phase, what: question.what, status, ms });
    return { status, text };
  }

  private reader(): () => Promise<void> {
    const { reads, token } = this.options;
    let place = 0;
    return async () => {
      const read = reads[place++ % reads.length];
      if (!read) return;
      const body = read.method === 'POST' ? { body: {} } : {};
      const question = { ...read, what: read.name, headers: { authorization: token }, ...body };
      const program = this.next();
      const { status } = await this.ask(program, question);
      if (status === BROKEN && !this.programs.includes(program)) await this.ask(this.next(), question);
    };
  }

  /** One message a call, each with a key of its own; while two programs are there, the other one is asked the same again. */
  private sender(): () => Promise<void> {
    const { shop, numbers, sendPath } = this.options;
    let place = 0;
    return async () => {
      const number = numbers[place++];
      if (number === undefined) throw new RangeError('there are no more numbers to send to.');
      const question = {
        what: 'createSend',
        method: 'POST',
        path: sendPath,
        headers: { authorization: `Bearer ${shop.key}`, 'idempotency-key': `upgrade-${place}` },
        body: {
          sending_type: 'webservice',
          from_number: shop.line,
          message: BENCH_TEXT,
          params: { recipients: [number] },
        },
      };
      const program = this.next();
      let answer = await this.ask(program, question);
      if (answer.status === BROKEN && !this.programs.includes(program)) answer = await this.ask(this.next(), question);
      if (answer.status !== 200) return;
      this.taken.push(number);
      const other = this.programs.find((one) => one !== program);
      if (other) await this.repeat(other, question, idOf(answer.text));
    };
  }

  private async repeat(other: Program, question: Question, sendId: string | undefined): Promise<void> {
    const again = await this.ask(other, { ...question, what: 'createSend again' });
    this.repeats.asked += 1;
    if (sendId === undefined || idOf(again.text) !== sendId) this.repeats.different += 1;
  }

  /** As a balancer does: a program that is not ready would be taken out. */
  private async look(): Promise<void> {
    for (const program of this.programs)
      await this.ask(program, { what: '/readyz', method: 'GET', path: '/readyz', headers: {} });
  }
}

function idOf(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { data?: { send_id?: string } }).data?.send_id;
  } catch {
    return undefined;
  }
}

/** Those of the reads that a program answers by themselves: others need something that is not there, such as a plan. */
export async function readsAnswered(program: Program, reads: readonly Read[], token: string): Promise<Read[]> {
  const answered: Read[] = [];
  for (const read of reads) {
    const body = read.method === 'POST' ? { body: {} } : {};
    const { status } = await askProgram(program, {
      ...read,
      what: read.name,
      headers: { authorization: token },
      ...body,
    });
    if (status === 200) answered.push(read);
  }
  return answered;
}
