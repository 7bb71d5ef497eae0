import { apiSection, document, testSection } from './report.ts';

const machine = {
  processor: 'A processor',
  cores: 2,
  memoryGb: 4,
  system: 'Linux 6',
  node: '24.0.0',
  commit: 'abc1234',
};

describe('the page of benchmarks', () => {
  it('says on what it was measured', () => {
    const text = document(machine, new Date('2026-11-20T10:00:00Z'), []);
    expect(text).toContain('on 2026-11-20: commit abc1234, A processor, 2 cores, 4 GB, Linux 6, Node 24.0.0.');
  });

  it('does not print a time for a part that was not run', () => {
    const row = { name: 'e2e', budgetMinutes: 1, seconds: undefined, passed: 0, failed: 0 };
    expect(testSection([row])).toContain('| e2e | not run | 0 | 0 |');
  });

  it('prints percentiles with one decimal', () => {
    const timesMs = { count: 3, p50: 1.04, p95: 2.06, p99: 3, max: 3 };
    const cpuMs = { api: 0.0714, database: 0.03, load: 0.02 };
    const section = apiSection([{ name: 'GET /x', perSecond: 9, timesMs, otherAnswers: {}, cpuMs, otherCores: 0.125 }]);
    expect(section).toContain('| `GET /x` | 9 | 1.0 | 2.1 | 3.0 | 0.071 | 0.030 | 0.020 | 0.13 |');
  });
});
