import { apiSection, panelSection, testSection } from './report.ts';

describe('the tables of the page of benchmarks', () => {
  it('do not print a time for a part that was not run', () => {
    const row = { name: 'e2e', budgetMinutes: 1, seconds: undefined, passed: 0, failed: 0 };
    expect(testSection([row])).toContain('| e2e | not run | 0 | 0 |');
  });

  it('print percentiles with one decimal', () => {
    const timesMs = { count: 3, p50: 1.04, p95: 2.06, p99: 3, max: 3 };
    const cpuMs = { api: 0.0714, database: 0.03, load: 0.02 };
    const section = apiSection([{ name: 'GET /x', perSecond: 9, timesMs, otherAnswers: {}, cpuMs, otherCores: 0.125 }]);
    expect(section).toContain('| `GET /x` | 9 | 1.0 | 2.1 | 3.0 | 0.071 | 0.030 | 0.020 | 0.13 |');
  });

  it('print what heavy pieces took, and of no long task that there was none', () => {
    const median = { firstPaintMs: 1, largestPaintMs: 2, blockingMs: 3, layoutShift: 0, worstInteractionMs: 4 };
    const pieces = { longestScrollTaskMs: 0, pasteFrames: 1, pasteWorkMs: 12.34, pasteToTextMs: 40 };
    const seen = { movedCount: 5, messageCount: 6, longestTaskMs: 70.4, layoutShift: 0, worstInteractionMs: 48 };
    const running = { recipients: 1_000_000, seconds: 12.3, ...seen };
    const section = panelSection({ login: { runs: [], median }, pieces, running });
    expect(section).toContain('| longest task while 10,000 rows scroll | below 50 ms |');
    expect(section).toContain('| work until that is drawn | 12.3 ms |');
    expect(section).toContain('| longest task, waiting for a core included | 70 ms |');
  });
});
