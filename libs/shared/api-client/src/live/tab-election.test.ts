import { joinElection, type Election } from './tab-election';

/** A browser's tabs in one process: every message reaches all other channels of the same name at once. */
class Browser {
  private readonly channels = new Set<FakeChannel>();
  open(): BroadcastChannel {
    const channel = new FakeChannel(this.channels);
    this.channels.add(channel);
    // Only what the election uses is there.
    return channel as unknown as BroadcastChannel;
  }
}

class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(private readonly all: Set<FakeChannel>) {}
  postMessage(data: unknown) {
    for (const other of this.all)
      if (other !== this) setTimeout(() => this.all.has(other) && other.onmessage?.({ data }), 1);
  }
  close() {
    this.all.delete(this);
  }
}

interface Tab {
  readonly id: string;
  readonly election: Election<string>;
  readonly news: string[];
  holds: boolean;
  pace: 'seen' | 'hidden' | 'slow';
}

function openTab(browser: Browser, id: string): Tab {
  const news: string[] = [];
  const state: Pick<Tab, 'holds' | 'pace'> = { holds: false, pace: 'seen' };
  const election = joinElection<string>({
    channel: browser.open(),
    tabId: id,
    pace: () => state.pace,
    onElected: () => (state.holds = true),
    onDeposed: () => {
      state.holds = false;
      // What the live client does: its connection closes, and it forwards every change of it.
      election.tell(`closed in ${id}`);
    },
    onFollower: () => election.tell(`how things stand in ${id}`),
    onNews: (item) => news.push(item),
  });
  return Object.assign(state, { id, election, news });
}

const holders = (tabs: readonly Tab[]) => tabs.filter((tab) => tab.holds).map((tab) => tab.id);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('lets a lone tab hold after the initial delay of 100 ms', () => {
  const tab = openTab(new Browser(), 'a');
  jest.advanceTimersByTime(99);
  expect(tab.holds).toBe(false);
  jest.advanceTimersByTime(1);
  expect(tab.holds).toBe(true);
});

it('lets a second tab follow and hear what the holder forwards', () => {
  const browser = new Browser();
  const first = openTab(browser, 'b');
  jest.advanceTimersByTime(200);
  const second = openTab(browser, 'a');
  jest.advanceTimersByTime(500);
  expect(holders([first, second])).toEqual(['b']);

  first.election.tell('news');
  second.election.tell('a follower has nothing to say');
  jest.advanceTimersByTime(5);
  expect(second.news).toEqual(['how things stand in b', 'news']);
  expect(first.news).toEqual([]);
});

it('ends with one holder when many tabs open at the same moment', () => {
  const browser = new Browser();
  const tabs = ['d', 'b', 'c', 'a'].map((id) => openTab(browser, id));
  jest.advanceTimersByTime(30_000);
  expect(holders(tabs)).toHaveLength(1);
});

it('passes the connection on at once when the holder says goodbye', () => {
  const browser = new Browser();
  const first = openTab(browser, 'a');
  jest.advanceTimersByTime(200);
  const second = openTab(browser, 'b');
  jest.advanceTimersByTime(200);
  first.election.leave();
  jest.advanceTimersByTime(150);
  expect(second.holds).toBe(true);
});

it('passes the connection on after a silence when the holder died without a word', () => {
  const browser = new Browser();
  const silent = browser.open();
  const follower = openTab(browser, 'b');
  jest.advanceTimersByTime(5);
  silent.postMessage({ kind: 'i-hold', from: 'a' });
  jest.advanceTimersByTime(11_900);
  expect(follower.holds).toBe(false);
  jest.advanceTimersByTime(400);
  expect(follower.holds).toBe(true);
});

it('keeps following a holder that has nothing to forward', () => {
  const browser = new Browser();
  const first = openTab(browser, 'a');
  jest.advanceTimersByTime(200);
  const second = openTab(browser, 'b');
  jest.advanceTimersByTime(600_000);
  expect(holders([first, second])).toEqual(['a']);
});

it('passes the connection on when its browser slows the holder down and another tab is looked at', () => {
  const browser = new Browser();
  const first = openTab(browser, 'a');
  jest.advanceTimersByTime(200);
  const hidden = openTab(browser, 'b');
  const seen = openTab(browser, 'c');
  hidden.pace = 'hidden';
  first.pace = 'hidden';
  jest.advanceTimersByTime(20_000);
  expect(holders([first, hidden, seen])).toEqual(['a']);
  first.pace = 'slow';
  jest.advanceTimersByTime(6000);
  expect(holders([first, hidden, seen])).toEqual(['c']);
});

it('keeps the connection in a slow tab while no other is looked at', () => {
  const browser = new Browser();
  const first = openTab(browser, 'a');
  jest.advanceTimersByTime(200);
  const second = openTab(browser, 'b');
  first.pace = 'slow';
  second.pace = 'hidden';
  jest.advanceTimersByTime(60_000);
  expect(holders([first, second])).toEqual(['a']);
});

it('settles two holders that meet after one of them was frozen: the smaller id stays', () => {
  const browser = new Browser();
  const thawed = browser.open();
  const tab = openTab(browser, 'm');
  jest.advanceTimersByTime(200);
  thawed.postMessage({ kind: 'i-hold', from: 'z' });
  jest.advanceTimersByTime(5);
  expect(tab.holds).toBe(true);
  thawed.postMessage({ kind: 'i-hold', from: 'a' });
  jest.advanceTimersByTime(5);
  expect(tab.holds).toBe(false);
});

it('does not tell those who follow another holder what a deposed one lets go', () => {
  const browser = new Browser();
  const deposed = openTab(browser, 'm');
  jest.advanceTimersByTime(200);
  const follower = openTab(browser, 'x');
  const thawed = browser.open();
  jest.advanceTimersByTime(200);
  thawed.postMessage({ kind: 'i-hold', from: 'a' });
  jest.advanceTimersByTime(200);
  expect(deposed.holds).toBe(false);
  expect(follower.news).toEqual(['how things stand in m']);
});
