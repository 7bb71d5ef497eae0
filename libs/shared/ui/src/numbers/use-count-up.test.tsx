import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui';
import { setViewport } from '../testing/viewport';
import { useCountUp } from './use-count-up';

function Counted({ value }: { readonly value: number }) {
  return <p>{useCountUp(value)}</p>;
}

/** The window of a person who has asked for less motion. */
function askForLessMotion() {
  const plain = window.matchMedia;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), plain(query), { matches: query.includes('prefers-reduced-motion') });
}

beforeEach(() => {
  setViewport(1280);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('counts up to a new number, and stands on it', () => {
  const { rerender } = renderUi(<Counted value={100} />);
  expect(screen.getByText('100')).toBeInTheDocument();
  rerender(<Counted value={200} />);
  act(() => void jest.advanceTimersByTime(100));
  const between = Number(screen.getByText(/^\d+$/).textContent);
  expect(between).toBeGreaterThan(100);
  expect(between).toBeLessThan(200);
  act(() => void jest.advanceTimersByTime(1000));
  expect(screen.getByText('200')).toBeInTheDocument();
});

it('follows a number that changes before it was reached', () => {
  const { rerender } = renderUi(<Counted value={0} />);
  for (const value of [50, 120, 300]) {
    rerender(<Counted value={value} />);
    act(() => void jest.advanceTimersByTime(100));
  }
  act(() => void jest.advanceTimersByTime(1000));
  expect(screen.getByText('300')).toBeInTheDocument();
});

it('shows every number at once where less motion is asked for', () => {
  askForLessMotion();
  const { rerender } = renderUi(<Counted value={100} />);
  for (const value of [200, 350]) {
    rerender(<Counted value={value} />);
    expect(screen.getByText(String(value))).toBeInTheDocument();
  }
});
