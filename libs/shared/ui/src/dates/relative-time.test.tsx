import { act, render, screen } from '@testing-library/react';
import { RelativeTime } from './relative-time';

const AT = '2026-11-20T10:35:00.000Z';

describe('RelativeTime', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse(AT) }));
  afterEach(() => jest.useRealTimers());
  const words = () => screen.getByRole('time').textContent;
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('says it anew by itself: just now, moments ago, seconds, minutes, hours', () => {
    render(<RelativeTime at={AT} />);
    expect(words()).toBe('همین الان');
    wait(15_000);
    expect(words()).toBe('لحظاتی پیش');
    wait(16_000);
    expect(words()).toBe('۳۱ ثانیه پیش');
    wait(60_000);
    expect(words()).toBe('۱ دقیقه پیش');
    wait(3_600_000);
    expect(words()).toBe('۱ ساعت پیش');
  });

  it('marks what is to come when the gap is over 30 seconds, and counts down to it', () => {
    render(<RelativeTime at="2026-11-20T10:40:00.000Z" />);
    expect(words()).toBe('۵ دقیقه دیگر');
    wait(290_000);
    expect(words()).toBe('همین الان');
  });

  it('is a time element with the exact moment, on the clock of Tehran, as its tooltip', () => {
    render(<RelativeTime at={AT} />);
    expect(screen.getByRole('time')).toHaveAttribute('datetime', AT);
    expect(screen.getByRole('time')).toHaveAttribute('title', 'جمعه ۲۹ آبان ۱۴۰۵، ساعت ۱۴:۰۵');
  });

  it('shows another moment at once when it is given one', () => {
    const { rerender } = render(<RelativeTime at={AT} />);
    rerender(<RelativeTime at="2026-11-18T10:35:00.000Z" />);
    expect(words()).toBe('۲ روز پیش');
  });
});
