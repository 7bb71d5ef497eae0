import { hasMoreThan } from './has-more-than';
import { contract } from './contract';
import { createValidatorCompiler } from './validators';

const schema = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, numbers: { type: 'array', maxItems: 3, items: { type: 'string' } } },
};

function faultsOf(data: unknown): number {
  const outcome = createValidatorCompiler()({ schema, httpPart: 'body' })(data);
  return outcome === true ? 0 : outcome.error.length;
}

describe('a validator', () => {
  it('finds nothing in what is right', () => {
    expect(faultsOf({ name: 'a', numbers: ['1'] })).toBe(0);
  });

  it('finds all faults of an ordinary body', () => {
    expect(faultsOf({ numbers: [1, 2, 3, 4] })).toBe(6);
  });

  it('names one fault of a huge body, because a million of them would fill the memory', () => {
    expect(faultsOf({ name: 'a', numbers: new Array(20_000).fill(1) })).toBe(1);
  });
});

describe('counting values', () => {
  it.each([
    ['one', 1, 1, false],
    ['none but itself', {}, 0, true],
    ['as many as are allowed', [1, 2, 3], 4, false],
    ['one more', [1, 2, 3], 3, true],
    ['deep ones', [[[[1]]]], 4, true],
    ['those of an object', { a: 1, b: [2, 3] }, 5, false],
    ['one more of an object', { a: 1, b: [2, 3] }, 4, true],
  ])('counts %s', (_, value, most, more) => {
    expect(hasMoreThan(value, most)).toBe(more);
  });
});

/** Compiled when first asked: a broken one would be found by its first caller. Behind a refused body nobody asks for it. */
describe('every schema of the contract', () => {
  const { components } = contract as unknown as {
    components: Record<'schemas' | 'parameters', Record<string, object>>;
  };
  const compile = createValidatorCompiler();
  const ofAddress = Object.keys(components.parameters).map((name) => `parameters/${name}/schema`);
  const all = [...Object.keys(components.schemas).map((name) => `schemas/${name}`), ...ofAddress];

  it.each(all)('%s can be compiled', (place) => {
    const schema = { components, $ref: `#/components/${place}` };
    const httpPart = place.startsWith('schemas') ? 'body' : 'querystring';
    expect(() => compile({ schema, httpPart })(null)).not.toThrow();
  });
});
