import { workspaceOf } from '../workspace.ts';
import { physicalDirections } from './physical-directions.ts';

const at = (text: string) => workspaceOf({ 'libs/auth/src/a.tsx': text });

describe('the search for physical directions', () => {
  it.each([
    'marginLeft: 4',
    'paddingRight={2}',
    'sx={{ ml: 1 }}',
    '<Box pr={2}>',
    "textAlign: 'left'",
    '{ left: 0 }',
    "right: '8px'",
    'margin-left: 3px',
    '<TableCell align="right">',
    'borderTopLeftRadius: 3',
  ])('finds %s', (text) => {
    expect(physicalDirections.run(at(text))).toHaveLength(1);
  });

  it.each([
    'marginInlineStart: 4',
    "textAlign: 'start'",
    'const leftOver = 3',
    'insetInlineEnd: 0',
    '{ left: start }',
    'mt: 1',
  ])('leaves %s alone', (text) => {
    expect(physicalDirections.run(at(text))).toEqual([]);
  });

  it('lets a line off that gives a reason', () => {
    expect(physicalDirections.run(at('// tidy-allow physical-directions: a map has a west\nleft: 0'))).toEqual([]);
    expect(physicalDirections.run(at('// tidy-allow physical-directions:\nleft: 0'))).toHaveLength(1);
  });

  it('does not look at the server', () => {
    expect(physicalDirections.run(workspaceOf({ 'libs/server/auth/src/a.ts': 'left: 0' }))).toEqual([]);
  });
});
