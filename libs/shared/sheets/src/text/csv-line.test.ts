import { csvLine } from './csv-line';

describe('a line of a csv file', () => {
  it('puts what would break it in quotes', () => {
    expect(csvLine(['1', 'a,b', 'say "no"', 'two\nlines', 'سلام'])).toBe('1,"a,b","say ""no""","two\nlines",سلام\r\n');
  });

  const formulas = ['=1+1', '+98912', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1', ' =1', '\u00a0=1'];
  const wide = ['＝1+1', '＋98912', '－2', '＠SUM(A1)', '﹦1', '﹢1', '﹣1', '﹫A1', '−1', '\u3000＝1'];

  it.each([...formulas, ...wide])('lets no spreadsheet compute %j', (text) => {
    expect(csvLine([text]).replace('"', '').startsWith("'")).toBe(true);
  });

  it('leaves what no spreadsheet computes as it is', () => {
    expect(csvLine(['a=b', 'سلام + درود', '1405/09/01', ' متن', ''])).toBe('a=b,سلام + درود,1405/09/01, متن,\r\n');
  });
});
