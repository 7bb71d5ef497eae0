import { simulatorRig, submit, until } from '../testing/simulator-rig';

const { receipts, start, bind, simulator, http } = simulatorRig();

function ask(body: unknown): Promise<Response> {
  return http('/trouble', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

describe('an operator in trouble', () => {
  it('answers "system error" until it is over, and then takes each part once', async () => {
    await start();
    const by = await bind();
    expect((await ask({ kind: 'system-error', seconds: 60 })).status).toBe(202);
    const sent = Array.from({ length: 20 }, (_, i) => submit(by, `98924100${String(i).padStart(4, '0')}`));
    await until(() => by.counters().postponed >= 20);
    simulator().operator.trouble.begin('system-error', 0);
    expect((await Promise.all(sent)).flat().every(({ kind }) => kind === 'accepted')).toBe(true);
    expect(simulator().operator.statistics).toMatchObject({ accepted: 20, refused: 0 });
  });

  it('that is deaf takes nothing and answers nothing', async () => {
    await start();
    const by = await bind({ answerTimeoutMs: 50 });
    simulator().operator.trouble.begin('deaf', 60_000);
    expect((await submit(by, '989240000001'))[0]?.kind).toBe('unknown');
    expect(simulator().operator.statistics).toMatchObject({ submits: 1, accepted: 0, unanswered: 1 });
  });

  it('that is silent delivers what it never answers', async () => {
    await start();
    const by = await bind({ answerTimeoutMs: 50 });
    simulator().operator.trouble.begin('silent', 60_000);
    expect((await submit(by, '989240000001'))[0]?.kind).toBe('unknown');
    await until(() => receipts.length === 1);
  });

  it('that is late answers when it is over', async () => {
    await start();
    const by = await bind({ answerTimeoutMs: 50 });
    simulator().operator.trouble.begin('late', 400);
    expect((await submit(by, '989240000001'))[0]?.kind).toBe('unknown');
    await until(() => by.counters().lateAnswers === 1);
  });

  it.each([
    [{ kind: 'bored', seconds: 1 }, /system-error/],
    [{ kind: 'deaf', seconds: 3_601 }, /۳۶۰۰/],
    [{ kind: 'deaf' }, /۳۶۰۰/],
  ])('is not asked for by %j', async (body, message) => {
    await start();
    const answer = await ask(body);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(message);
  });
});
