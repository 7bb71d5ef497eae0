import { slopePerHour } from './slope';

const minutes = (count: number, value: (minute: number) => number) =>
  Array.from({ length: count }, (_, minute) => ({ seconds: minute * 60, value: value(minute) }));

describe('what rises an hour', () => {
  it('is what it gains, whatever comes and goes with each sweep', () => {
    const leaking = minutes(60, (minute) => 200 + minute + (minute % 3) * 80);
    expect(slopePerHour(leaking)).toBeCloseTo(60, 5);
  });

  it('is nothing for what is filled at first and stands', () => {
    expect(slopePerHour(minutes(60, (minute) => Math.min(200 + minute * 20, 500)))).toBeCloseTo(0, 5);
  });

  it('is not known after a few minutes', () => {
    expect(slopePerHour(minutes(9, () => 1))).toBeUndefined();
  });
});
