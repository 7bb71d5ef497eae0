import { toDepositFilters } from './deposit-filters';
import { depositSchema, emptyDeposit, shareOf, toNewDeposit } from './deposit-form';

const filled = {
  ...emptyDeposit('card_to_card'),
  ...{ target: '1', amount: '05000000', reference_code: '402188731', submitted_at: '2026-11-20T08:00:00.000Z' },
};

describe('the share of an amount', () => {
  it('is ten percent for the tax, to the tenth of a rial', () => {
    expect(shareOf('5000000')).toEqual({ tax: '500000', credited: '4500000' });
    expect(shareOf('1000001')).toEqual({ tax: '100000.1', credited: '900000.9' });
  });

  it('is not told of what may not be transferred', () => {
    expect(['', '999999', '100000000001', 'x'].map(shareOf)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('the form of a deposit', () => {
  it('is sent as the contract takes it', () => {
    expect(toNewDeposit(filled)).toEqual({
      ...{ target: '1', amount: '5000000', reference_code: '402188731', submitted_at: '2026-11-20T08:00:00.000Z' },
      ui_callback: '/wallet/deposits',
    });
    expect(toNewDeposit({ ...filled, source_last4: '0006' }).source_last4).toBe('0006');
    const slip = [{ id: 'a', name: 'فیش.jpg', sizeBytes: 9, result: { file_id: 'f-1' } }];
    expect(toNewDeposit({ ...filled, slip }).slip_file_id).toBe('f-1');
  });

  it('tells the card of a transfer from a card alone', () => {
    expect(toNewDeposit({ ...filled, method: 'bank_transfer', source_last4: '0006' })).not.toHaveProperty(
      'source_last4',
    );
  });

  it.each([
    ['three digits of a card', { source_last4: '123' }],
    ['five digits of a card', { source_last4: '12345' }],
    ['no target', { target: '' }],
    ['a rial too little', { amount: '999999' }],
    ['a code of three digits', { reference_code: '123' }],
    ['no time', { submitted_at: '' }],
  ])('is not ready with %s', async (_what, more) => {
    expect(await depositSchema.isValid(filled)).toBe(true);
    expect(await depositSchema.isValid({ ...filled, ...more })).toBe(false);
  });
});

it('the filters of the deposits drop what nobody can mean', () => {
  expect(toDepositFilters({ state: 'waiting', method: 'card_to_card' })).toEqual({
    state: 'waiting',
    method: 'card_to_card',
  });
  expect(toDepositFilters({ state: 'x', method: 'y' })).toEqual({});
});
