import { csvLine } from './csv';

describe('a line of a csv file', () => {
  it('puts what would break it in quotes', () => {
    expect(csvLine(['1', 'a,b', 'say "no"', 'two\nlines', 'سلام'])).toBe('1,"a,b","say ""no""","two\nlines",سلام\r\n');
  });

  it.each(['=1+1', '+98912', '-2', '@SUM(A1)', '\t=1', '\r=1'])('lets no spreadsheet compute %j', (text) => {
    expect(csvLine([text]).replace('"', '').startsWith("'")).toBe(true);
  });
});
