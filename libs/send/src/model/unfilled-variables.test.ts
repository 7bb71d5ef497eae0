import { unfilledVariables } from './unfilled-variables';

describe('unfilledVariables', () => {
  it('names each variable of a text once, in order', () => {
    expect(unfilledVariables('{{name}} گرامی، کد {{code}}؛ {{name}}')).toEqual(['{{name}}', '{{code}}']);
  });

  it('takes single, empty and broken braces for ordinary characters', () => {
    expect(unfilledVariables('{name} {{}} {{a\nb}} {{name}')).toEqual([]);
  });
});
