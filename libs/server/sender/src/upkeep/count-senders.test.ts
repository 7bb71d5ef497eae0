import { stopSend } from '../stop/stop-send';
import { givenSend, mciNumbers } from '../testing/given-send';
import { sendersOnDatabase } from '../testing/senders-on-database';
import { waitUntil } from '../testing/wait-until';
import { createSenderCount } from './count-senders';

const { state, givenCustomer, systemContext, whenFinished } = sendersOnDatabase();

describe('the number of processes that send', () => {
  it('is complained of when two looks in a row see more than there should be', async () => {
    const options = { window: 10, behave: () => 'hold' as const };
    const [one, other] = [await state.rig.start(options), await state.rig.start(options)];
    const customer = await givenCustomer(25_000);
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(25_000) });
    await waitUntil('both are at work', () => one.carrier.held.length > 0 && other.carrier.held.length > 0);
    const warn = jest.fn();
    const context = { ...systemContext(), log: { ...systemContext().log, warn } };
    const [look, lookForTwo] = [createSenderCount(context, 1), createSenderCount(context, 2)];
    await look();
    await lookForTwo();
    await lookForTwo();
    expect(warn).not.toHaveBeenCalled();
    await look();
    expect(warn).toHaveBeenCalledWith({ seen: 2, senders: 1 }, expect.stringContaining('more processes send'));
    await stopSend(systemContext(), { accountId: customer.accountId, sendId });
    for (const { carrier } of [one, other]) carrier.answerHeld();
    await whenFinished(sendId);
  });
});
