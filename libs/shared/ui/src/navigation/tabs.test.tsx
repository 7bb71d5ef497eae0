import { screen } from '@testing-library/react';
import { useState } from 'react';
import { axeFindings, renderUi } from '../testing/render-ui';
import { Tabs } from './tabs';

const TABS = [
  { key: 'a', label: 'اخیر', count: 12 },
  { key: 'b', label: 'بایگانی' },
  { key: 'c', label: 'زمان‌بندی' },
] as const;

function Bound() {
  const [index, onIndex] = useState(0);
  return (
    <Tabs label="گزارش‌ها" tabs={TABS} index={index} onIndex={onIndex}>
      <p>{`محتوای ${TABS[index]?.label}`}</p>
    </Tabs>
  );
}

const openTab = () => screen.getByRole('tab', { selected: true });

it('ties each tab to its panel', async () => {
  renderUi(<Bound />);
  expect(screen.getByRole('tablist', { name: 'گزارش‌ها' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName(/اخیر/);
  expect(openTab()).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  expect(screen.getByText('۱۲')).toBeInTheDocument();
  expect(await axeFindings()).toEqual([]);
});

it('opens another tab with a press', async () => {
  const { user } = renderUi(<Bound />);
  await user.click(screen.getByRole('tab', { name: 'بایگانی' }));
  expect(screen.getByText('محتوای بایگانی')).toBeInTheDocument();
});

it.each([
  ['{ArrowLeft}', 'بایگانی'],
  ['{ArrowRight}', 'زمان‌بندی'],
  ['{End}', 'زمان‌بندی'],
  ['{ArrowLeft}{ArrowRight}', 'اخیر'],
  ['{End}{ArrowLeft}', 'اخیر'],
  ['{End}{Home}', 'اخیر'],
])('goes with %s to «%s»: the arrows are mirrored, and go round', async (keys, label) => {
  const { user } = renderUi(<Bound />);
  await user.tab();
  await user.keyboard(keys);
  expect(openTab()).toHaveTextContent(label);
  expect(openTab()).toHaveFocus();
});

it('is one stop of the Tab key, and its panel the next', async () => {
  const { user } = renderUi(<Bound />);
  await user.tab();
  expect(openTab()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
