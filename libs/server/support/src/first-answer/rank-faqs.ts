import { searchForm } from '@peyk/shared-validation';
import type { Faq } from '../help/help.repository';

/** Shorter words stand in every sentence. */
const LEAST_CHARS = 3;
/** Endings that a word has beside its stem: «پیام‌هایم», «شارژش», «رسیدند». */
const ENDING = /(هایشان|هایتان|هایمان|هایی|هایم|هایت|هایش|های|ها|ام|ات|اش|اند|ند|م|ی)$/;
/** Below it two questions have a word in common and nothing else. */
const LEAST_SCORE = 2;

/** The stems of a text, each once. The half-space belongs to a word. */
export function stemsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}\u200c]+/u).map(searchForm);
  const stems = words.map((word) => {
    const stem = word.replace(ENDING, '');
    return stem.length >= LEAST_CHARS ? stem : word;
  });
  return [...new Set(stems.filter((stem) => stem.length >= LEAST_CHARS))];
}

/**
 * Those that answer a question by its words, the best first. A word that stands in many of them says little (its weight is the logarithm
 * of how few they are, as in BM25); in the question it counts twice.
 */
export function rankFaqs(faqs: readonly Faq[], asked: string, most: number): Faq[] {
  const texts = faqs.map(({ question, answer }) => ({ question: searchForm(question), answer: searchForm(answer) }));
  const weights = stemsOf(asked).map((stem) => {
    const having = texts.filter(({ question, answer }) => question.includes(stem) || answer.includes(stem)).length;
    return { stem, weight: having === 0 ? 0 : Math.log2(1 + faqs.length / having) };
  });
  return faqs
    .map((faq, at) => {
      const { question = '', answer = '' } = texts[at] ?? {};
      const found = weights.filter(({ stem }) => question.includes(stem) || answer.includes(stem));
      const score = found.reduce((sum, { stem, weight }) => sum + weight * (question.includes(stem) ? 2 : 1), 0);
      return { faq, score: found.length >= LEAST_SCORE ? score : 0 };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ faq }) => faq);
}
