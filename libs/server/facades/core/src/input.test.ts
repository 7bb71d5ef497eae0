import { Input } from './input';

const form = (text: string) => Input.of('', new URLSearchParams(text));

describe('what came with a request', () => {
  it('has names in any case, of the address and of the body', () => {
    const input = Input.of('A=1', { Text: 'متن', n: 3 });
    expect([input.text('a'), input.text('text'), input.text('n'), input.text('b')]).toEqual([
      '1',
      'متن',
      '3',
      undefined,
    ]);
  });

  it('has lists as repeated names, with commas, and as JSON', () => {
    for (const list of ['to=1&to=2', 'to[]=1&to[]=2', 'to=1,2', 'to=["1","2"]', 'to=[1,2]']) {
      expect(form(list).list('to')).toEqual(['1', '2']);
    }
    expect(form('text=a,b').texts('text')).toEqual(['a,b']);
    expect(form('to=').list('to')).toEqual([]);
    expect(form('to=[1,').list('to')).toEqual(['[1', '']);
  });

  it('takes nothing for a number that is none', () => {
    expect([form('n=12').whole('n'), form('n=-1').whole('n'), form('n=1e3').whole('n')]).toEqual([
      12,
      undefined,
      undefined,
    ]);
    expect(Input.of('', { n: { deep: 1 } }).text('n')).toBeUndefined();
    expect(Input.of('', ['list']).text('0')).toBeUndefined();
  });
});
