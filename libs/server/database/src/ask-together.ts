import type { Db } from './create-database';

interface Asker<Answer> {
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** A question and all who ask it. */
interface Asked<Question, Answer> {
  question: Question;
  askers: Asker<Answer>[];
}

export interface TogetherOptions<Question, Answer> {
  /** Answers some different questions, in their order. */
  ask(db: Db, questions: readonly Question[]): Promise<readonly Answer[]>;
  /** The same for questions that have the same answer. */
  keyOf(question: Question): string;
  /** More questions than these are asked in several, side by side: one long answer would keep everybody waiting. */
  mostAtOnce: number;
}

async function answer<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  asked: readonly Asked<Question, Answer>[],
): Promise<void> {
  try {
    const answers = await ask(asked.map(({ question }) => question));
    if (answers.length !== asked.length) throw new Error(`${asked.length} questions had ${answers.length} answers.`);
    for (const [index, { askers }] of asked.entries()) {
      for (const { resolve } of askers) resolve(answers[index] as Answer);
    }
  } catch (error) {
    for (const { askers } of asked) for (const { reject } of askers) reject(error);
  }
}

/**
 * Questions that come up in one turn of the event loop are asked together, and the same question once: under load the way
 * to the database and back costs more than all that a small question asks for.
 * This is no cache. Whatever is asked leaves after all who ask for it have come, and its answer serves no later one.
 * @returns asks one question; fails when the statement that it went with does. Who asks the same gets the same object.
 */
export function askTogether<Question, Answer>({
  ask,
  keyOf,
  mostAtOnce,
}: TogetherOptions<Question, Answer>): (db: Db, question: Question) => Promise<Answer> {
  const waiting = new Map<Db, Map<string, Asked<Question, Answer>>>();
  const askAll = (db: Db) => {
    const all = [...(waiting.get(db)?.values() ?? [])];
    waiting.delete(db);
    // Parts of one size end at the same time.
    const size = Math.ceil(all.length / Math.ceil(all.length / mostAtOnce));
    while (all.length > 0) void answer((questions) => ask(db, questions), all.splice(0, size));
  };
  const ofTurn = (db: Db) => {
    const known = waiting.get(db);
    if (known) return known;
    const begun = new Map<string, Asked<Question, Answer>>();
    waiting.set(db, begun);
    // After the sockets of this turn have been read, before anything else is waited for.
    setImmediate(askAll, db);
    return begun;
  };
  return (db, question) =>
    new Promise((resolve, reject) => {
      const turn = ofTurn(db);
      const key = keyOf(question);
      const same = turn.get(key);
      if (same) same.askers.push({ resolve, reject });
      else turn.set(key, { question, askers: [{ resolve, reject }] });
    });
}
