import { SLOW_AFTER_MS } from './live-timing';
import { watchPace } from './tab-pace';

function look(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  look(false);
  jest.useRealTimers();
});

it('calls a tab slow once nobody has looked at it for a minute, and no longer when it is looked at', () => {
  const { pace, stop } = watchPace();
  expect(pace()).toBe('seen');
  look(true);
  jest.advanceTimersByTime(SLOW_AFTER_MS - 1);
  expect(pace()).toBe('hidden');
  jest.advanceTimersByTime(1);
  expect(pace()).toBe('slow');
  look(false);
  expect(pace()).toBe('seen');
  look(true);
  expect(pace()).toBe('hidden');
  stop();
});
