import { act, screen } from '@testing-library/react';
import { axeFindings, renderUi } from '../testing/render-ui';
import { CodeResend } from './code-resend';

const NOW = Date.UTC(2026, 10, 21, 4);

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const resend = () => screen.getByRole('button', { name: /ارسال دوبارهٔ کد/ });
const show = (onResend: () => void = () => undefined) =>
  renderUi(<CodeResend resendAt={NOW + 65_000} expiresAt={NOW + 120_000} onResend={onResend} />);

it('runs a resend countdown', () => {
  show();
  expect(resend()).toHaveTextContent('(۱:۰۵)');
  expect(resend()).toBeDisabled();
  act(() => jest.advanceTimersByTime(6000));
  expect(resend()).toHaveTextContent('(۰:۵۹)');
});

it('lets another code be asked for when the countdown is over', () => {
  const onResend = jest.fn();
  show(onResend);
  act(() => jest.advanceTimersByTime(65_000));
  expect(resend()).toBeEnabled();
  resend().click();
  expect(onResend).toHaveBeenCalledTimes(1);
});

it('shows a retry-needed message when the time expires', () => {
  show();
  act(() => jest.advanceTimersByTime(119_000));
  expect(screen.queryByText(/به پایان رسید/)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText(/زمان این کد به پایان رسید/)).toBeInTheDocument();
});

it('begins anew at once when another code was sent', () => {
  const { rerender } = show();
  act(() => jest.advanceTimersByTime(120_000));
  rerender(<CodeResend resendAt={NOW + 180_000} expiresAt={NOW + 240_000} onResend={() => undefined} />);
  expect(resend()).toHaveTextContent('(۱:۰۰)');
  expect(screen.queryByText(/به پایان رسید/)).not.toBeInTheDocument();
});

it('is right at once after the tab has slept', () => {
  show();
  jest.setSystemTime(NOW + 600_000);
  act(() => jest.advanceTimersByTime(250));
  expect(screen.getByText(/به پایان رسید/)).toBeInTheDocument();
});

it('gives axe nothing to find', async () => {
  jest.useRealTimers();
  renderUi(<CodeResend resendAt={0} expiresAt={0} onResend={() => undefined} />);
  expect(await axeFindings()).toEqual([]);
});
