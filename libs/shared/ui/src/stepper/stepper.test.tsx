import { screen, within } from '@testing-library/react';
import { axeFindings, renderUi } from '../testing/render-ui';
import { stepStates } from './step-states';
import { Stepper } from './stepper';

const steps = [
  { key: 'text', title: 'متن پیام' },
  { key: 'who', title: 'گیرنده‌ها' },
  { key: 'send', title: 'ارسال' },
  { key: 'end', title: 'نتیجه' },
];

describe('Stepper', () => {
  it('shows steps as done, active or still to come', () => {
    expect(stepStates(3, 1)).toEqual(['done', 'active', 'waiting']);
    expect(stepStates(3, 3)).toEqual(['done', 'done', 'done']);
  });

  it('shows failure on the third step only', () => {
    expect(stepStates(4, 2, true)).toEqual(['done', 'done', 'failed', 'waiting']);
    expect(stepStates(4, 3, true)).toEqual(['done', 'done', 'failed', 'active']);
    expect(stepStates(2, 1, true)).toEqual(['done', 'active']);
  });

  it('shows no failure before the third step is reached', () => {
    expect(stepStates(3, 1, true)).toEqual(['done', 'active', 'waiting']);
  });

  it('tells screen readers which step is the current one and how each ended', () => {
    renderUi(<Stepper label="مراحل ارسال" steps={steps} current={2} thirdFailed />);
    const items = within(screen.getByRole('list', { name: 'مراحل ارسال' })).getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    expect(items[0]).toHaveTextContent('مرحلهٔ ۱: متن پیام (انجام شد)');
    expect(items[2]).toHaveTextContent('ناموفق');
  });

  it('goes back to a step that is done, and to no other', async () => {
    const onBack = jest.fn();
    const { user } = renderUi(<Stepper label="مراحل ارسال" steps={steps} current={1} onBack={onBack} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onBack).toHaveBeenCalledWith(0);
  });

  it('gives axe nothing to find', async () => {
    renderUi(<Stepper label="مراحل ارسال" steps={steps} current={2} thirdFailed onBack={() => undefined} />);
    expect(await axeFindings()).toEqual([]);
  });
});
