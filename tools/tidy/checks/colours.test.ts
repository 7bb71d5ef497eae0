import { workspaceOf } from '../workspace.ts';
import { colours } from './colours.ts';

const at = (text: string) => workspaceOf({ 'libs/shared/ui/src/a.tsx': text });

describe('the search for colours', () => {
  it.each(["color: '#fff'", "'#12AB34'", 'border: 1px solid #ccc;', 'rgba(0, 0, 0, 0.3)', 'hsl(20 10% 10%)'])(
    'finds %s',
    (text) => {
      expect(colours.run(at(text))).toHaveLength(1);
    },
  );

  it.each(["'#/components/schemas/Rial'", "href='#main'", "color: 'primary.main'", '`url(#clip)`'])(
    'leaves %s alone',
    (text) => {
      expect(colours.run(at(text))).toEqual([]);
    },
  );

  it('lets the tokens file name them', () => {
    expect(colours.run(workspaceOf({ 'libs/shared/ui/src/tokens.ts': "'#fff'" }))).toEqual([]);
  });
});
