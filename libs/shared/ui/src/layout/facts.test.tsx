import { screen } from '@testing-library/react';
import { Money } from '../numbers/numbers';
import { renderUi } from '../testing/render-ui';
import { Fact, Facts } from './facts';

it('says each value together with its name', () => {
  renderUi(
    <Facts>
      <Fact name="گیرنده‌ها">۱۲</Fact>
      <Fact name="هزینه" strong>
        <Money rial="1370" />
      </Fact>
    </Facts>,
  );
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(names).toEqual(['گیرنده‌ها', 'هزینه']);
  expect(values[0]).toBe('۱۲');
  expect(values[1]).toContain('۱٬۳۷۰');
});
