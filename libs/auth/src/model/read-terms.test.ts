import { readTerms } from './read-terms';

it('parts paragraphs at empty lines and takes a line that begins with "# " as a heading', () => {
  expect(readTerms('# یک\nالف\nب\n\nپ\r\n# دو\n')).toEqual([
    { kind: 'heading', text: 'یک' },
    { kind: 'paragraph', text: 'الف\nب' },
    { kind: 'paragraph', text: 'پ' },
    { kind: 'heading', text: 'دو' },
  ]);
  expect(readTerms(' \n\n')).toEqual([]);
});
