import { searchForm } from '@peyk/shared-validation';
import type { Faq } from '../api/help';

/** Shorter words stand in every sentence. */
const LEAST_WORD_CHARS = 3;

/** The half-space belongs to a word; the form in which they are compared has no blanks. */
const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}\u200c]+/u)
    .map(searchForm)
    .filter((word) => word.length >= LEAST_WORD_CHARS);

/** Those in which every word of a search stands, in question or answer. */
export function searchFaqs(faqs: readonly Faq[], search: string): readonly Faq[] {
  const words = wordsOf(search);
  if (words.length === 0) return faqs;
  return faqs.filter(({ question, answer }) => {
    const text = searchForm(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}

/** Those that have most of the words of what is being written, the closest first. Words of the question count twice. */
export function suggestFaqs(faqs: readonly Faq[], written: string, most: number): readonly Faq[] {
  const words = [...new Set(wordsOf(written))];
  return faqs
    .map((faq) => {
      const [question, answer] = [searchForm(faq.question), searchForm(faq.answer)];
      const scores = words.map((word) => (question.includes(word) ? 2 : Number(answer.includes(word))));
      return { faq, score: scores.reduce<number>((sum, score) => sum + score, 0) };
    })
    .filter(({ score }) => score >= 2)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ faq }) => faq);
}
