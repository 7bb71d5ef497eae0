import { renderUi } from './render-ui';
import { declarationsOf, styleRulesWithin } from './style-rules';
import { styled } from '../theme/styled';

const Wrong = styled('p')({
  direction: 'rtl',
  color: '#123456',
  '&[data-wide="true"]': { inlineSize: 900 },
  '@media (max-width: 767.98px)': { minWidth: 400 },
});
const Elsewhere = styled('p')({ color: '#654321' });

it('reads what the styles of a piece ask for, in its states and media queries, and nothing of other pieces', () => {
  const { container } = renderUi(
    <>
      <div id="piece">
        <Wrong>یک</Wrong>
      </div>
      <Elsewhere>دو</Elsewhere>
    </>,
  );
  const rules = styleRulesWithin(container.querySelector('#piece')!);
  expect(declarationsOf(rules, /^direction$/)).toHaveLength(1);
  expect(declarationsOf(rules, /^color$/)).toEqual([['color', expect.stringMatching(/123456|18, 52, 86/)]]);
  expect(declarationsOf(rules, /^(min-)?(width|inline-size)$/).map(([, value]) => value)).toEqual(['900px', '400px']);
});
