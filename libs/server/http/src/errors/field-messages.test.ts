import { fieldMessages } from './field-messages';

const fault = (instancePath: string, keyword: string, params: Record<string, unknown> = {}) => ({
  instancePath,
  keyword,
  params,
});

describe('the sentences of a refused request', () => {
  it('name the field as the contract spells it', () => {
    const faults = [
      fault('/params/recipients/3', 'maxLength', { limit: 40 }),
      fault('/filters', 'required', { missingProperty: 'send_id' }),
    ];
    expect(fieldMessages(faults, 'body')).toEqual({
      'params.recipients.3': 'این مقدار باید حداکثر ۴۰ نویسه باشد.',
      'filters.send_id': 'این مقدار لازم است؛ لطفاً آن را وارد کنید.',
    });
  });

  it('are one for a field, the first', () => {
    const faults = [fault('/code', 'pattern'), fault('/code', 'minLength', { limit: 4 })];
    expect(fieldMessages(faults, 'body')).toEqual({ code: 'شکل این مقدار درست نیست؛ لطفاً آن را بررسی کنید.' });
  });

  it('are twenty at most', () => {
    const faults = Array.from({ length: 100 }, (_, index) => fault(`/list/${index}`, 'type', { type: 'string' }));
    expect(Object.keys(fieldMessages(faults, 'body'))).toHaveLength(20);
  });

  it('name the whole when no field is at fault', () => {
    expect(fieldMessages([fault('', 'type', { type: 'object' })], 'body')).toEqual({
      body: 'این مقدار باید از نوع شیء باشد.',
    });
  });
});
