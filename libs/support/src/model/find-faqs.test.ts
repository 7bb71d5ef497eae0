import { searchFaqs, suggestFaqs } from './find-faqs';

const faq = (id: string, question: string, answer: string) => ({ id, category: 'ارسال', question, answer });
const FAQS = [
  faq('1', 'چرا پیام به گیرنده نرسیده است؟', 'وضعیت هر گیرنده در گزارش ارسال است.'),
  faq('2', 'ارسال اشتباه را چگونه متوقف کنم؟', 'در گزارش ارسال توقف را بزنید.'),
  faq('3', 'پول کم شد ولی اعتبار اضافه نشد', 'پرداخت ناموفق تا ۷۲ ساعت برمی‌گردد.'),
];
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

describe('a search', () => {
  it('finds all without words, and else those that have every word, whatever keyboard wrote them', () => {
    expect(ids(searchFaqs(FAQS, ' '))).toEqual(['1', '2', '3']);
    expect(ids(searchFaqs(FAQS, 'گزارش'))).toEqual(['1', '2']);
    expect(ids(searchFaqs(FAQS, 'گزارش متوقف'))).toEqual(['2']);
    expect(ids(searchFaqs(FAQS, 'گيرنده'))).toEqual(['1']);
    expect(ids(searchFaqs(FAQS, 'هیچ‌کدام'))).toEqual([]);
  });
});

describe('a suggestion', () => {
  it('is the closest first, and at most so many', () => {
    expect(ids(suggestFaqs(FAQS, 'پیام من به گیرنده نرسیده', 2))[0]).toBe('1');
    expect(ids(suggestFaqs(FAQS, 'ارسال اشتباه', 3))[0]).toBe('2');
    expect(suggestFaqs(FAQS, 'گزارش ارسال گیرنده', 1)).toHaveLength(1);
  });

  it('is none for words that stand in one answer only, and for short ones', () => {
    expect(suggestFaqs(FAQS, 'ساعت', 3)).toEqual([]);
    expect(suggestFaqs(FAQS, 'به در را', 3)).toEqual([]);
    expect(suggestFaqs(FAQS, '', 3)).toEqual([]);
  });
});
