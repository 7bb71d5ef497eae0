import { runTransaction } from '@peyk/server-database';
import { findSentText } from './sends.repository';
import { TEXT, sendersOnApi } from './testing/senders';

const { db, givenSender, send } = sendersOnApi();

/** The service counts who may get it again first; the question must hold by itself all the same, for the next service may not. */
it('the text of a send is told to its own account only', async () => {
  const [theirs, mine] = [await givenSender({ balanceMrial: 10_000_000n }), await givenSender()];
  const sendId = BigInt((await send(theirs)).data.send_id);
  const tell = (accountId: bigint) => runTransaction(db(), (tx) => findSentText(tx, { accountId, sendId }));
  expect(await tell(theirs.accountId)).toMatchObject({ text: TEXT });
  await expect(tell(mine.accountId)).rejects.toThrow('no result');
});
