import type { ServerContext } from '@peyk/server-database';
import { listFaqRows } from '../help/help.repository';
import type { Faq } from '../help/help.repository';
import type { Source } from '../support.tables';
import { askModel } from './ask-model';
import type { ModelAddress } from './ask-model';
import { rankFaqs } from './rank-faqs';

/** What the account itself shows about a matter, each with the permission to see it. */
export type FactsOf = (
  context: Pick<ServerContext, 'db' | 'clock'>,
  about: { accountId: bigint; category: string },
) => Promise<Source[]>;

export interface AnswerPorts {
  factsOf: FactsOf;
  /** Without it the answers are quoted as they are. */
  model?: ModelAddress | undefined;
}

export interface AskedTicket {
  accountId: bigint;
  category: string;
  /** Subject and text. */
  asked: string;
}

export interface FirstAnswer {
  text: string;
  sources: Source[];
}

const QUOTED = 2;
/** For a model to choose from. */
const GIVEN = 6;
const HELP_PATH = '/support/contact-info';
const OPENING = 'این پاسخ خودکار است؛ کارشناس هم درخواست شما را می‌بیند و پاسخ می‌دهد.';
const FACTS_ONLY = 'تا پاسخ کارشناس برسد، شاید این‌ها کمک کند.';

const quoted = (faqs: readonly Faq[]) => faqs.map(({ question, answer }) => `«${question}»\n${answer}`).join('\n\n');
const sourcesOf = (faqs: readonly Faq[]): Source[] =>
  faqs.map(({ question }) => ({ title: question, path: HELP_PATH }));

/**
 * What can be said to a question before a person reads it: answers to questions that many ask, in a model's words where one is
 * configured, and what the account itself shows. Undefined when there is nothing. It reads one account and changes nothing.
 */
export async function firstAnswer(
  { db, clock, log }: ServerContext,
  { factsOf, model }: AnswerPorts,
  { accountId, category, asked }: AskedTicket,
): Promise<FirstAnswer | undefined> {
  const faqs = rankFaqs(await listFaqRows(db), asked, GIVEN);
  const facts = await factsOf({ db, clock }, { accountId, category });
  if (faqs.length === 0 && facts.length === 0) return undefined;
  const tell = (reason: string) => log.warn({ accountId: String(accountId), reason }, 'the model gave no first answer');
  const modelled = model && faqs.length > 0 ? await askModel(model, { asked, faqs }, tell) : undefined;
  const standing = modelled?.faqs ?? faqs.slice(0, QUOTED);
  const said = modelled?.text ?? (standing.length > 0 ? quoted(standing) : FACTS_ONLY);
  return { text: `${OPENING}\n\n${said}`, sources: [...facts, ...sourcesOf(standing)] };
}
