import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { SelectBox, type SelectOption } from '../select-box';

const numbered = (count: number): readonly SelectOption[] =>
  Array.from({ length: count }, (_unused, index) => ({ value: String(index), label: `شهر ${index}` }));

interface ListProps {
  readonly options: readonly SelectOption[];
  readonly onNeedMore?: () => void;
  readonly onSearch?: (text: string) => void;
  readonly searchable?: boolean;
  readonly loading?: boolean;
}

function City(props: ListProps) {
  const [value, setValue] = useState('');
  return <SelectBox label="شهر" value={value} onChange={setValue} pageSize={10} {...props} />;
}

const box = () => screen.getByRole('combobox', { name: 'شهر' });
const search = () => screen.getByRole('combobox', { name: 'جستجو در شهر' });

/** jsdom lays nothing out: gives the scroller of the list a height. */
function layOut(scrollTop: number, scrollHeight: number) {
  const scroller = screen.getByRole('listbox').parentElement!;
  for (const [name, value] of Object.entries({ scrollTop, scrollHeight, clientHeight: 350 })) {
    Object.defineProperty(scroller, name, { value, configurable: true, writable: true });
  }
  fireEvent.scroll(scroller);
}

describe('further pages', () => {
  it('are asked for when the last page was full and the list is within 10 pixels of its end, once', async () => {
    const onNeedMore = jest.fn();
    const { user, rerender } = renderUi(<City options={numbered(20)} />);
    await user.click(box());
    layOut(0, 800);
    rerender(<City options={numbered(20)} onNeedMore={onNeedMore} />);
    layOut(439, 800);
    expect(onNeedMore).not.toHaveBeenCalled();
    layOut(440, 800);
    layOut(445, 800);
    expect(onNeedMore).toHaveBeenCalledTimes(1);
    rerender(<City options={numbered(30)} onNeedMore={onNeedMore} />);
    layOut(850, 1200);
    expect(onNeedMore).toHaveBeenCalledTimes(2);
  });

  it('are not asked for when the last page was not full, or is still on its way', async () => {
    const onNeedMore = jest.fn();
    const { user, rerender } = renderUi(<City options={numbered(19)} onNeedMore={onNeedMore} />);
    await user.click(box());
    layOut(450, 800);
    rerender(<City options={numbered(20)} onNeedMore={onNeedMore} loading />);
    layOut(450, 800);
    expect(onNeedMore).not.toHaveBeenCalled();
  });
});

describe('a search', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const setup = () => userEvent.setup({ advanceTimers: (delayMs) => jest.advanceTimersByTime(delayMs) });

  it('takes effect 1000 ms after the last key', async () => {
    renderUi(<City options={numbered(12)} searchable />);
    const user = setup();
    await user.click(box());
    await user.type(search(), '۱');
    act(() => jest.advanceTimersByTime(900));
    await user.type(search(), '۱');
    act(() => jest.advanceTimersByTime(999));
    expect(screen.getAllByRole('option')).toHaveLength(12);
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['شهر 11']);
  });

  it('takes effect at once with Enter, which chooses nothing then', async () => {
    renderUi(<City options={numbered(12)} searchable />);
    const user = setup();
    await user.click(box());
    await user.type(search(), '11{Enter}');
    expect(box()).toHaveTextContent('انتخاب کنید');
    await user.keyboard('{Enter}');
    expect(box()).toHaveTextContent('شهر 11');
  });

  it('says that nothing was found', async () => {
    renderUi(<City options={numbered(12)} searchable />);
    const user = setup();
    await user.click(box());
    await user.type(search(), 'قم{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('موردی یافت نشد');
  });

  it('asks elsewhere, and for everything again when the list closes; the chosen keeps its name', async () => {
    const onSearch = jest.fn();
    const { rerender } = renderUi(<City options={numbered(3)} onSearch={onSearch} />);
    const user = setup();
    await user.click(box());
    await user.type(search(), ' قم ');
    act(() => jest.advanceTimersByTime(1000));
    expect(onSearch.mock.calls).toEqual([['قم']]);
    rerender(<City options={[{ value: 'qom', label: 'قم' }]} onSearch={onSearch} />);
    await user.click(screen.getByRole('option', { name: 'قم' }));
    expect(onSearch.mock.calls).toEqual([['قم'], ['']]);
    rerender(<City options={numbered(3)} onSearch={onSearch} />);
    expect(box()).toHaveTextContent('قم');
  });
});

describe('a list of more than 100 options', () => {
  it('draws only what can be seen, and tells the screen reader how many there are', async () => {
    const { user } = renderUi(<City options={numbered(5000)} />);
    await user.click(box());
    const drawn = screen.getAllByRole('option');
    expect(drawn.length).toBeLessThan(60);
    expect(drawn[0]).toHaveAttribute('aria-setsize', '5000');
    expect(drawn[0]).toHaveAttribute('aria-posinset', '1');
  });

  it('is worked to its end by keyboard', async () => {
    const { user } = renderUi(<City options={numbered(5000)} />);
    await user.click(box());
    await user.keyboard('{End}');
    layOut(199_650, 200_008);
    expect(screen.getByRole('option', { name: 'شهر 4999' })).toHaveAttribute('data-active', 'true');
    await user.keyboard('{Enter}');
    expect(box()).toHaveTextContent('شهر 4999');
  });
});
