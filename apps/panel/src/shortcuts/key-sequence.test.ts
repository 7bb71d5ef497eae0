import { NOTHING_PRESSED, SEQUENCE_MS, pressKey, type Pressed } from './key-sequence';

const items = [{ name: 'home', keys: ['g', 'h'] }, { name: 'new', keys: ['n'] }, { name: 'no keys' }];

function press(...keys: readonly (readonly [string, number])[]): readonly string[] {
  let state: Pressed = NOTHING_PRESSED;
  const done: string[] = [];
  for (const [key, at] of keys) {
    const { completed, pressed } = pressKey(items, state, key, at);
    if (completed !== null) done.push(completed.name);
    state = pressed;
  }
  return done;
}

it('does what one key stands for at once', () => {
  expect(press(['n', 0])).toEqual(['new']);
});

it('does what two keys stand for, one after the other', () => {
  expect(press(['g', 0], ['h', 900])).toEqual(['home']);
  expect(press(['h', 0])).toEqual([]);
});

it('forgets the first key after a while', () => {
  expect(press(['g', 0], ['h', SEQUENCE_MS + 1])).toEqual([]);
});

it('begins anew with a key that leads nowhere', () => {
  expect(press(['g', 0], ['n', 100])).toEqual(['new']);
  expect(press(['g', 0], ['x', 100], ['g', 200], ['h', 300])).toEqual(['home']);
});
