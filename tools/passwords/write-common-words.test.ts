import { commonWords } from './write-common-words';

describe('the common words of leaked passwords', () => {
  it('are what is left without figures and marks around them, each once, in the order of the list', () => {
    expect(commonWords(['123456', 'Dragon1', '1dragon!', 'abc123', 'q1w2e3', 'monkey'])).toEqual(['dragon', 'monkey']);
  });

  it('are no more than asked for', () => {
    expect(commonWords(['dragon', 'monkey', 'master'], 2)).toEqual(['dragon', 'monkey']);
  });
});
