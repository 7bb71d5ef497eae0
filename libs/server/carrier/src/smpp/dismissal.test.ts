import { COMMAND, STATUS } from '../wire/constants';
import { answerPdu, headerPdu } from '../wire/header-pdu';
import { StubbornOperator } from './stubborn-operator.fixture';
import { aPart, boundTo, until } from './carrier.fixture';
import type { SmppCarrier } from './smpp-carrier';
import type { SmppCarrierOptions } from './smpp-options';

const accepted = (sequence: number) => answerPdu(COMMAND.submitSmResp, STATUS.ok, sequence, 'A-1');

describe('an operator that says unbind and never closes', () => {
  let operator: StubbornOperator;
  let carrier: SmppCarrier;

  async function given(options: Partial<SmppCarrierOptions>): Promise<void> {
    operator = new StubbornOperator();
    carrier = await boundTo(await operator.listen(), options);
  }

  afterEach(async () => {
    // First: a carrier that waits for this operator for ever must fail its test, not hang the run.
    await operator.close();
    await carrier.close(0);
  });

  it('is left after a bounded wait, and a new session is bound', async () => {
    await given({ window: 5 });
    operator.unbind(operator.sockets[0]);
    await until(() => carrier.status().sessions === 0);
    await until(() => carrier.status().state === 'bound', 2_000);
    expect(operator.sockets).toHaveLength(2);
    expect(carrier.freeSlots('priority')).toBe(5);
  });

  it('is offered no slots while it leaves, and its answers of the last moment count', async () => {
    await given({ window: 5, sessions: 2 });
    const outcome = carrier.submit(aPart());
    await until(() => operator.submits.length === 1);
    const [submit] = operator.submits;
    operator.unbind(submit?.socket);
    await until(() => carrier.status().sessions === 1);
    expect(carrier.freeSlots('priority')).toBe(5);
    expect(carrier.status().inFlight).toBe(1);
    submit?.socket.write(accepted(submit.sequence));
    expect(await outcome).toEqual({ kind: 'accepted', operatorMessageId: 'A-1' });
  });

  it('leaves what it was sent unknown, and what waited for a slot goes back at once', async () => {
    await given({ window: 1, unbindWaitMs: 100 });
    const written = carrier.submit(aPart());
    const waiting = carrier.submit(aPart());
    await until(() => operator.submits.length === 1);
    operator.unbind(operator.sockets[0]);
    expect(await waiting).toEqual({ kind: 'unsent' });
    expect(carrier.counters().unknown).toBe(0);
    expect(await written).toEqual({ kind: 'unknown' });
  });

  it('gets no submit after its unbind: the part goes on to the next session', async () => {
    await given({ window: 1, sessions: 2 });
    const outcomes = [aPart(), aPart(), aPart()].map((part) => carrier.submit(part));
    await until(() => operator.submits.length === 2);
    const [first, second] = operator.submits;
    // In one piece: the answer frees the slot, so the third part is about to leave when the unbind is read.
    first?.socket.write(Buffer.concat([accepted(first.sequence), headerPdu(COMMAND.unbind, STATUS.ok, 1)]));
    await outcomes[0];
    second?.socket.write(accepted(second.sequence));
    await until(() => operator.submits.length === 3);
    expect(operator.submits[2]?.socket).toBe(second?.socket);
    second?.socket.write(accepted(operator.submits[2]?.sequence ?? 0));
    expect(await outcomes[2]).toMatchObject({ kind: 'accepted' });
  });

  it('gets its unbind answered when it has answered what it was sent, so that nothing is in doubt', async () => {
    await given({ window: 5 });
    const outcomes = [aPart(), aPart()].map((part) => carrier.submit(part));
    await until(() => operator.submits.length === 2);
    const [first, second] = operator.submits;
    operator.unbind(first?.socket);
    await until(() => carrier.status().sessions === 0);
    if (first) operator.accept(first, 'A-1');
    expect((await outcomes[0])?.kind).toBe('accepted');
    expect(operator.unbindAnswers).toEqual([]);
    if (second) operator.accept(second, 'A-2');
    expect((await outcomes[1])?.kind).toBe('accepted');
    await until(() => operator.unbindAnswers.length === 1);
    expect(carrier.counters().unknown).toBe(0);
  });
});
