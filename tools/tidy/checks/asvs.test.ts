import { workspaceOf } from '../workspace.ts';
import { REQUIREMENTS } from './asvs-requirements.ts';
import { asvs } from './asvs.ts';

const lineOf = (id: string, level: string) =>
  `| ${id} | ${level} | asked | met | so | \`libs/a.test.ts\`, \`libs/b\` |`;
const LINES = [...REQUIREMENTS].map(([id, level]) => lineOf(id, level));

/** The page with one of its lines exchanged. */
function findingsWith(id: string, line?: string): string[] {
  const lines = LINES.flatMap((one) => (one.startsWith(`| ${id} |`) ? (line === undefined ? [] : [line]) : [one]));
  const texts = { 'docs/asvs.md': lines.join('\n'), 'libs/a.test.ts': '', 'libs/b/c.ts': '' };
  return asvs.run(workspaceOf(texts)).map(({ message }) => message);
}

describe('the walk through ASVS 5.0', () => {
  it('has 217 requirements of levels 1 and 2, of which 65 are of level 1', () => {
    expect(REQUIREMENTS.size).toBe(217);
    expect([...REQUIREMENTS.values()].filter((level) => level === '1')).toHaveLength(65);
  });

  it('is whole when each has a line', () => {
    expect(findingsWith('3.4.1', lineOf('3.4.1', '1'))).toEqual([]);
  });

  it.each([
    ['a requirement is missing', undefined, 'has 3.4.1 0 times'],
    ['one stands twice', `${lineOf('3.4.1', '1')}\n${lineOf('3.4.1', '1')}`, 'has 3.4.1 2 times'],
    ['its level is another', lineOf('3.4.1', '2'), 'is of level 1, not 2'],
    ['a file is gone', '| 3.4.1 | 1 | asked | met | so | `libs/gone.test.ts` |', 'names libs/gone.test.ts'],
    ['nothing shows it', '| 3.4.1 | 1 | asked | met | so | |', 'nothing shows it'],
    ['a deviation has no reason', '| 3.4.1 | 1 | asked | deviation | | |', 'without a reason'],
    ['it does not apply, for no reason', '| 3.4.1 | 1 | asked | n/a | no | |', 'without a reason'],
    ['its state is unknown', '| 3.4.1 | 1 | asked | soon | we will see | |', 'there are met, deviation and n/a'],
  ])('is found wanting when %s', (_, line, message) => {
    expect(findingsWith('3.4.1', line)).toEqual([expect.stringContaining(message)]);
  });

  it('has nothing of level 3', () => {
    expect(findingsWith('3.4.1', `${lineOf('3.4.1', '1')}\n${lineOf('3.4.8', '3')}`)).toEqual([
      expect.stringContaining('3.4.8 is no requirement'),
    ]);
  });
});
