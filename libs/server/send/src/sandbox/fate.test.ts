import { RECIPIENT_STATUS } from '@peyk/server-sender';
import { fateOf } from './fate';

const ending = (code: number) => 241_770_000 + code;

it('delivers what ends in nothing that is known, and what the operator only makes difficult', () => {
  for (const mobile of [241_000_001, ending(0), ending(5), ending(7), ending(8), ending(14), ending(16), 277_000_001]) {
    expect(fateOf(mobile, 2)).toMatchObject({ status: RECIPIENT_STATUS.delivered, afterMs: 1_000 });
  }
});

it('loses the second part of a long message alone', () => {
  expect(fateOf(ending(15), 1).status).toBe(RECIPIENT_STATUS.delivered);
  expect(fateOf(ending(15), 2).status).toBe(RECIPIENT_STATUS.undelivered);
});

it('ends nothing of which no receipt comes', () => {
  for (const code of [6, 9, 13]) expect(fateOf(ending(code), 1).afterMs).toBeNull();
  expect(fateOf(ending(3), 1)).toMatchObject({ status: RECIPIENT_STATUS.delivered, afterMs: 30_000 });
});
