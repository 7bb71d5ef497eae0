import fc from 'fast-check';
import { receiptFields } from './receipt-fields';
import type { ReceiptField } from './receipt-fields';

const FIELDS: readonly ReceiptField[] = ['id', 'state', 'error', 'submitted', 'done', 'source', 'destination'];
const read = (text: string) => FIELDS.map((field) => receiptFields(text, [])(field));

describe('a receipt in the order of appendix B', () => {
  const odd = fc.oneof(
    fc.constantFrom(
      '',
      '0',
      '001',
      'DELIVRD',
      'sub:',
      'stat:UNDELIV',
      'err:007',
      '2601010001',
      '260101000107',
      'id:9',
      'x-stat:2',
      'x-err:5',
      '\u00e9',
      '\0',
    ),
    fc.string({ maxLength: 6 }),
  );
  const mostly = (usual: string) =>
    fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
  const places = ['77', '001', '001', '2601010001', '260101000107', 'DELIVRD', '000', 'hello'].map(mostly);
  const texts = fc
    .tuple(...places)
    .map(
      ([id, sub, dlvrd, submitted, done, stat, err, text]) =>
        `id:${id} sub:${sub} dlvrd:${dlvrd} submit date:${submitted} done date:${done} stat:${stat} err:${err} text:${text}`,
    );
  const usual = fc.record({
    id: fc.stringMatching(/^[A-Za-z0-9-]{1,40}$/),
    dates: fc.tuple(...[0, 1].map(() => fc.constantFrom('2601010001', '260101000107'))),
    stat: fc.constantFrom('DELIVRD', 'UNDELIV', 'absent-sub'),
    err: fc.constantFrom('000', '7', '0aF'),
  });

  it('says the same at once as field by field, whatever is in its places', () => {
    // A blank in front is no usual form any more.
    fc.assert(
      fc.property(texts, (text) => expect(read(text)).toEqual(read(` ${text}`))),
      { seed: 20261129, numRuns: 5_000 },
    );
  });

  it('says what stands there', () => {
    fc.assert(
      fc.property(usual, ({ id, dates: [submitted = '', done = ''], stat, err }) => {
        const text = `id:${id} sub:001 dlvrd:001 submit date:${submitted} done date:${done} stat:${stat} err:${err} text:`;
        for (const written of [text, text.toUpperCase(), ` ${text}`])
          expect(read(written).map((field) => field?.toLowerCase())).toEqual(
            [id, stat, err, submitted, done, undefined, undefined].map((field) => field?.toLowerCase()),
          );
      }),
      { seed: 20261129, numRuns: 500 },
    );
  });
});
