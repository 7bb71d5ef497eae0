import { mergeContract, originsOf } from './merge.ts';
import type { Part } from './document.ts';

const frame: Part = { file: 'panel.yaml', content: { openapi: '3.1.0', tags: [{ name: 'wallet' }] } };

function part(file: string, content: Part['content']): Part {
  return { file, content };
}

describe('merging the contract', () => {
  it('gives the same document whatever the order of the files', () => {
    const credit = part('a.yaml', { paths: { '/credit': { get: {} } }, components: { schemas: { Rial: {} } } });
    const sends = part('b.yaml', { paths: { '/send': { post: {} } }, components: { schemas: { Line: {} } } });
    const one = JSON.stringify(mergeContract(frame, [credit, sends]));
    expect(JSON.stringify(mergeContract(frame, [sends, credit]))).toBe(one);
    expect(Object.keys(mergeContract(frame, [sends, credit]).paths)).toEqual(['/credit', '/send']);
  });

  it('keeps the frame', () => {
    expect(mergeContract(frame, [])).toMatchObject({ openapi: '3.1.0', tags: [{ name: 'wallet' }] });
  });

  it('lets two files describe different methods of one path', () => {
    const get = part('a.yaml', { paths: { '/line': { get: { summary: 'one' } } } });
    const post = part('b.yaml', { paths: { '/line': { post: { summary: 'two' } } } });
    expect(Object.keys(mergeContract(frame, [get, post]).paths['/line'] ?? {})).toEqual(['get', 'post']);
  });

  it('refuses an operation that two files define, and names both', () => {
    const one = part('a.yaml', { paths: { '/line': { get: {} } } });
    const two = part('b.yaml', { paths: { '/line': { get: {} } } });
    expect(() => mergeContract(frame, [one, two])).toThrow(/\/line get .*a\.yaml.*b\.yaml/);
  });

  it('refuses a component that two files define, even the same way', () => {
    const one = part('a.yaml', { components: { schemas: { Rial: {} } } });
    const two = part('b.yaml', { components: { schemas: { Rial: {} } } });
    expect(() => mergeContract(frame, [one, two])).toThrow(/schemas Rial .*a\.yaml.*b\.yaml/);
  });
});

it('knows where a path and a component stand', () => {
  const one = part('a.yaml', { paths: { '/line': { get: {} } }, components: { schemas: { Rial: {} } } });
  const two = part('b.yaml', { paths: { '/line': { post: {} }, '/send': { post: {} } } });
  expect(Object.fromEntries(originsOf([one, two]))).toEqual({
    '/line': 'a.yaml',
    'schemas Rial': 'a.yaml',
    '/send': 'b.yaml',
  });
});
