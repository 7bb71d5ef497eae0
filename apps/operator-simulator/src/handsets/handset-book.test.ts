import { HandsetBook } from './handset-book';

const arrival = (id: number, text = 'سلام') => ({ id: String(id), line: '3000', text, at: 1_000 + id });

it('forgets the handset that was silent longest', () => {
  const book = new HandsetBook({ handsets: 2, messagesEach: 5 });
  book.received('989240000001', arrival(1), undefined);
  book.received('989240000002', arrival(2), undefined);
  book.received('989240000001', arrival(3), undefined);
  book.received('989240000003', arrival(4), undefined);
  expect(book.list('').map((handset) => handset.number)).toEqual(['989240000003', '989240000001']);
});

it('keeps the last messages only, and counts all', () => {
  const book = new HandsetBook({ handsets: 2, messagesEach: 3 });
  for (let i = 0; i < 5; i += 1) book.received('989240000001', arrival(i), undefined);
  expect(book.messagesOf('989240000001').map((message) => message.id)).toEqual(['2', '3', '4']);
  expect(book.list('')[0]?.count).toBe(5);
});

it('puts parts together in any order and begins a new message when a part comes again', () => {
  const book = new HandsetBook();
  const part = (id: number, index: number) =>
    book.received('989240000001', arrival(id, `p${index}`), { reference: 4, total: 2, index });
  part(1, 2);
  part(2, 1);
  part(3, 1);
  expect(book.messagesOf('989240000001').map((message) => message.parts)).toEqual([
    ['p1', 'p2'],
    ['p1', null],
  ]);
});

it('finds handsets by number and by text', () => {
  const book = new HandsetBook();
  book.received('989240000001', arrival(1, 'کد ورود'), undefined);
  book.received('989240000002', arrival(2), undefined);
  expect(book.list('0001').map((handset) => handset.number)).toEqual(['989240000001']);
  expect(book.list('ورود').map((handset) => handset.number)).toEqual(['989240000001']);
});
