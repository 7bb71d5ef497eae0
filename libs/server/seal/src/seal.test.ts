import { createSeal } from './seal';

const SECRET = 'a secret of this installation, long enough';
const OTHER = 'the secret that this installation had before';
const PLACE = 'account_holders.national_id:7';

const seal = createSeal(SECRET);

describe('a sealed value', () => {
  it('opens for its purpose, at its place', () => {
    const sealed = seal.seal('identity', '0012345679', PLACE);
    expect(seal.open('identity', sealed, PLACE).toString()).toBe('0012345679');
  });

  it('shows nothing of what it holds, and is another one each time', () => {
    const [one, other] = [1, 2].map(() => seal.seal('identity', '0012345679', PLACE));
    expect(one?.includes('0012345679')).toBe(false);
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
  });

  it('may be empty', () => {
    expect(seal.open('identity', seal.seal('identity', '', PLACE), PLACE)).toHaveLength(0);
  });

  it('does not open at another row, for another purpose or with another secret', () => {
    const sealed = seal.seal('identity', '0012345679', PLACE);
    expect(() => seal.open('identity', sealed, 'account_holders.national_id:8')).toThrow('another place');
    expect(() => seal.open('registration', sealed, PLACE)).toThrow('another place');
    expect(() => createSeal(OTHER).open('identity', sealed, PLACE)).toThrow('another secret');
  });

  it('does not open when any of its bytes was changed or is missing', () => {
    const sealed = seal.seal('identity', '0012345679', PLACE);
    for (let at = 0; at < sealed.length; at += 1) {
      const touched = Buffer.from(sealed);
      touched.writeUInt8(touched.readUInt8(at) ^ 1, at);
      expect(() => seal.open('identity', touched, PLACE)).toThrow('does not open');
      expect(() => seal.open('identity', sealed.subarray(0, at), PLACE)).toThrow('does not open');
    }
  });
});

describe('after the secret was changed', () => {
  const both = createSeal(SECRET, OTHER);
  const before = createSeal(OTHER);

  it('what the one before has sealed opens, and is known as such', () => {
    const sealed = before.seal('identity', '0012345679', PLACE);
    expect(both.open('identity', sealed, PLACE).toString()).toBe('0012345679');
    expect([both.isCurrent(sealed), before.isCurrent(sealed)]).toEqual([false, true]);
  });

  it('the new one seals', () => {
    const sealed = both.seal('identity', '0012345679', PLACE);
    expect(both.isCurrent(sealed)).toBe(true);
    expect(seal.open('identity', sealed, PLACE).toString()).toBe('0012345679');
  });
});

describe('a blind index', () => {
  it('is the same for the same value, and another one for another value or secret', () => {
    const index = seal.blindIndex('national id', '0012345679');
    expect(index).toEqual(seal.blindIndex('national id', '0012345679'));
    expect(index).not.toEqual(seal.blindIndex('national id', '0012345678'));
    expect(index).not.toEqual(createSeal(OTHER).blindIndex('national id', '0012345679'));
    expect(index).toHaveLength(32);
  });

  it('finds what was written before the secret was changed', () => {
    const written = createSeal(OTHER).blindIndex('national id', '0012345679');
    const looked = createSeal(SECRET, OTHER).blindIndexes('national id', '0012345679');
    expect(looked).toEqual([seal.blindIndex('national id', '0012345679'), written]);
  });
});
