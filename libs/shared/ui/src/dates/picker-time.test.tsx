import { screen } from '@testing-library/react';
import { axeFindings } from '../testing/render-ui';
import { setViewport } from '../testing/viewport';
import { TODAY, box, day, freshPickers, onChange, opened, press } from './testing/opened-picker';

freshPickers();

describe('the time picker', () => {
  const spin = (name: string) => screen.getByRole('spinbutton', { name });
  const VALUE = '2026-11-20T10:35:09.000Z';

  it('counts hours to 24, minutes and seconds to 60, each by one', async () => {
    const { user } = await opened({ time: { seconds: true }, value: VALUE });
    expect(box()).toHaveValue('1405/08/29 14:05:09');
    expect(spin('ساعت')).toHaveAttribute('aria-valuemax', '23');
    expect(spin('دقیقه')).toHaveAttribute('aria-valuemax', '59');
    expect(spin('ثانیه')).toHaveAttribute('aria-valuemax', '59');
    await user.click(spin('ساعت'));
    await user.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-20T11:35:09.000Z');
    await user.click(press('ثانیه کمتر'));
    expect(onChange).toHaveBeenLastCalledWith('2026-11-20T11:35:08.000Z');
  });

  it('counts hours to 12 with the half of the day beside them', async () => {
    const { user } = await opened({ time: { hours: 12 }, value: VALUE });
    expect(spin('ساعت')).toHaveValue('02');
    expect(spin('ساعت')).toHaveAttribute('aria-valuemin', '1');
    expect(spin('ساعت')).toHaveAttribute('aria-valuemax', '12');
    await user.click(press('نیمهٔ روز: ب.ظ'));
    expect(onChange).toHaveBeenLastCalledWith('2026-11-19T22:35:09.000Z');
    await user.click(spin('ساعت'));
    await user.keyboard('12');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-19T20:35:09.000Z');
  });

  it('takes one minute after the other', async () => {
    const { user } = await opened({ time: {}, value: VALUE });
    await user.click(spin('دقیقه'));
    await user.keyboard('5830');
    expect(spin('دقیقه')).toHaveValue('30');
    expect(onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^2026-11-20T11:00/));
  });

  it('goes by the steps that are asked for', async () => {
    const { user } = await opened({ time: { minuteStep: 15 }, value: VALUE });
    await user.click(press('دقیقه بیشتر'));
    expect(spin('دقیقه')).toHaveValue('15');
    await user.click(press('دقیقه کمتر'));
    await user.click(press('دقیقه کمتر'));
    expect(spin('دقیقه')).toHaveValue('45');
  });

  it('begins at the next step of its clock, and stays on the steps where the past is closed', async () => {
    const clock = () => Date.parse('2026-11-20T10:36:20Z');
    const { user } = await opened({ time: { minuteStep: 5 }, disablePast: true, clock });
    expect(spin('دقیقه')).toHaveValue('10');
    await user.click(press('اکنون'));
    expect(onChange).toHaveBeenLastCalledWith('2026-11-20T10:40:00.000Z');
  });

  it('ignores a change outside the minimum and the maximum', async () => {
    const { user } = await opened({ time: {}, disablePast: true, value: '2026-11-20T10:40:00.000Z' });
    await user.click(press('ساعت کمتر'));
    expect(onChange).not.toHaveBeenCalled();
    expect(spin('ساعت')).toHaveValue('14');
    await user.click(press('ساعت بیشتر'));
    expect(onChange).toHaveBeenCalledWith('2026-11-20T11:40:00.000Z');
  });

  it('moves a picked day to the first allowed moment where its time would be too early', async () => {
    const { user } = await opened({ time: {}, min: '2026-11-20T10:35:20Z', value: '2026-11-21T05:00:00.000Z' });
    await user.click(day(TODAY));
    expect(onChange).toHaveBeenCalledWith('2026-11-20T10:36:00.000Z');
  });

  it('moves it to a step of its clock, where it has one', async () => {
    const time = { minuteStep: 15 };
    const { user } = await opened({ time, min: '2026-11-20T10:35:20Z', value: '2026-11-21T05:00:00.000Z' });
    await user.click(day(TODAY));
    expect(onChange).toHaveBeenCalledWith('2026-11-20T10:45:00.000Z');
  });
});

describe('the sheet on the phone', () => {
  beforeEach(() => setViewport(390));

  it.each([
    ['fa', 'تأیید', 'انصراف'],
    ['en', 'OK', 'CANCEL'],
    ['ar', 'موافق', 'إلغاء'],
    ['hi', 'ठीक है', 'रद्द करें'],
  ] as const)('has OK and CANCEL in %s: %s and %s', async (locale, ok, cancel) => {
    await opened({ locale });
    expect(press(ok)).toBeInTheDocument();
    expect(press(cancel)).toBeInTheDocument();
  });

  it('confirms with OK, and not before', async () => {
    const { user } = await opened();
    await user.click(day('شنبه ۳۰ آبان ۱۴۰۵'));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(press('تأیید'));
    expect(onChange).toHaveBeenCalledWith('2026-11-20T20:30:00.000Z');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('discards with CANCEL, and stays closed', async () => {
    const { user } = await opened();
    await user.click(day('شنبه ۳۰ آبان ۱۴۰۵'));
    await user.click(press('انصراف'));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(box());
    expect(await screen.findByRole('grid')).toBeInTheDocument();
  });

  it('gives axe nothing to find', async () => {
    await opened({ time: {} });
    expect(await axeFindings()).toEqual([]);
  });
});
