import { UnknownOperators } from './unknown-operators';

const nothing = () => undefined;

describe('a line whose operators this process does not have', () => {
  it('is told once, until it names others, and counted for as long as messages of it wait', () => {
    const warned: object[] = [];
    const clock = { ms: 0 };
    const log = { debug: nothing, info: nothing, warn: (what: object) => warned.push(what), error: nothing };
    const unknown = new UnknownOperators(log, () => clock.ms);
    unknown.meet(7n, ['irancel']);
    clock.ms = 9_000;
    unknown.meet(7n, ['irancel']);
    expect([warned, unknown.waiting]).toEqual([[{ lineId: '7', operators: 'irancel' }], 1]);
    unknown.meet(7n, ['rightel', 'mci']);
    unknown.meet(8n, ['irancel']);
    expect(warned.slice(1)).toEqual([
      { lineId: '7', operators: 'rightel,mci' },
      { lineId: '8', operators: 'irancel' },
    ]);
    expect(unknown.waiting).toBe(2);
    clock.ms = 20_000;
    expect(unknown.waiting).toBe(0);
  });
});
