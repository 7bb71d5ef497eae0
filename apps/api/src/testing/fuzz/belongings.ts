import type { FastifyInstance } from 'fastify';
import type { Person } from './people';

/** What an account has made, by the names that the contract gives ids. */
export interface Belongings {
  phonebook: string;
  contact: string;
  upload: string;
  import: string;
  quote: string;
  send: string;
  scheduled: string;
}

type Json = ReturnType<typeof JSON.parse>;

const BOUNDARY = 'a-line-between';

/** Everything that an account can have, made through the API, with `mark` in every text and `mobiles` as its numbers. */
export async function makeBelongings(
  server: FastifyInstance,
  { token, line }: Person,
  { mark, mobiles }: { mark: string; mobiles: readonly string[] },
): Promise<Belongings> {
  let keys = 0;
  const call = async (path: string, body: object): Promise<Json> => {
    const headers = { authorization: token, 'idempotency-key': `belongings-${(keys += 1)}` };
    const answer = await server.inject({ method: 'POST', url: `/v1/api${path}`, headers, payload: body });
    if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.body}`);
    return answer.json().data;
  };
  const upload = async (): Promise<Json> => {
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${mark}.txt"\r\n\r\n`;
    const answer = await server.inject({
      method: 'POST',
      url: '/v1/api/send/uploads',
      headers: { authorization: token, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: `${head}${mobiles.join('\n')}\r\n--${BOUNDARY}--\r\n`,
    });
    return answer.json().data;
  };
  const { id: phonebook } = await call('/phonebooks', { title: mark });
  const contacts = mobiles.map((number) => ({ number, name: mark }));
  await call('/phonebooks/numbers/add-list-new', { phonebook_ids: [phonebook], contacts });
  const { items } = await call('/phonebooks/numbers/contact-list', {});
  await call('/phonebooks/blacklist/add-list', { kind: 'send', numbers: mobiles.slice(-1) });
  const { upload_id } = await upload();
  const imported = await call('/phonebooks/numbers/add-upload', { upload_id, phonebook_ids: [phonebook] });
  const priced = { from_number: line, message: mark, recipients: mobiles.slice(0, 2) };
  const { quote } = await call('/send/calculate-price', priced);
  const send = { sending_type: 'quick', from_number: line, message: mark, params: { recipients: mobiles.slice(0, 2) } };
  const { send_id } = await call('/send', send);
  const later = new Date(Date.now() + 24 * 3_600_000).toISOString();
  const scheduled = await call('/send', { ...send, send_time: later });
  return {
    phonebook,
    contact: items[0].id,
    upload: upload_id,
    import: imported.id,
    quote: quote.quote_id,
    send: send_id,
    scheduled: scheduled.send_id,
  };
}
