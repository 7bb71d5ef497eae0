/** The part of Ajv's error objects that is used here. */
export interface FieldFault {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** A body can be wrong a hundred thousand times; nobody reads more than this. */
const MESSAGE_LIMIT = 20;

const TYPE_NAMES: Record<string, string> = {
  string: 'متن',
  integer: 'عدد صحیح',
  number: 'عدد',
  boolean: 'درست یا نادرست (true یا false)',
  object: 'شیء',
  array: 'فهرست',
  null: 'خالی',
};

const persianDigits = (value: unknown) => String(value).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));

const SENTENCES: Record<string, (params: Record<string, unknown>) => string> = {
  required: ({ missingProperty }) =>
    // Headers are no fields that someone sees: the sentence names the one that is missing.
    missingProperty === 'idempotency-key'
      ? 'سرآیند Idempotency-Key در درخواست نیست؛ لطفاً برای هر درخواست تازه یک کلید یکتا در آن بفرستید.'
      : 'این مقدار لازم است؛ لطفاً آن را وارد کنید.',
  additionalProperties: () => 'این نام شناخته نیست؛ لطفاً آن را بردارید.',
  type: ({ type }) => `این مقدار باید از نوع ${TYPE_NAMES[String(type)] ?? 'درست'} باشد.`,
  minLength: ({ limit }) =>
    limit === 1 ? 'این مقدار نباید خالی باشد.' : `این مقدار باید دست‌کم ${persianDigits(limit)} نویسه باشد.`,
  maxLength: ({ limit }) => `این مقدار باید حداکثر ${persianDigits(limit)} نویسه باشد.`,
  minItems: ({ limit }) => `این فهرست باید دست‌کم ${persianDigits(limit)} مورد داشته باشد.`,
  maxItems: ({ limit }) => `این فهرست باید حداکثر ${persianDigits(limit)} مورد داشته باشد.`,
  minimum: ({ limit }) => `این عدد باید دست‌کم ${persianDigits(limit)} باشد.`,
  maximum: ({ limit }) => `این عدد باید حداکثر ${persianDigits(limit)} باشد.`,
  pattern: () => 'شکل این مقدار درست نیست؛ لطفاً آن را بررسی کنید.',
  format: ({ format }) =>
    format === 'date-time'
      ? 'این مقدار باید تاریخ و ساعت درستی باشد.'
      : 'شکل این مقدار درست نیست؛ لطفاً آن را بررسی کنید.',
  enum: () => 'این مقدار یکی از گزینه‌های مجاز نیست.',
};

const OTHERWISE = 'این مقدار درست نیست؛ لطفاً آن را بررسی کنید.';

/** Name of the field as the contract spells it: `params.recipients.3`; `body` for the whole. */
function fieldOf({ instancePath, keyword, params }: FieldFault, part: string): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params['missingProperty']));
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']).slice(0, 100));
  return path.join('.') || part;
}

/**
 * One Persian sentence for each field at fault, the first fault of each.
 * @param part `body`, `querystring` or `headers`: names what is wrong as a whole.
 */
export function fieldMessages(faults: readonly FieldFault[], part: string): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const fault of faults) {
    const field = fieldOf(fault, part);
    if (Object.keys(messages).length === MESSAGE_LIMIT) break;
    messages[field] ??= (SENTENCES[fault.keyword] ?? (() => OTHERWISE))(fault.params);
  }
  return messages;
}
