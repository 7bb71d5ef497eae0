import { datedSection, putSection } from './page.ts';

const page = [
  '# Benchmarks',
  '<!-- measured by bench:api -->',
  'old',
  '<!-- end of bench:api -->',
  'Tried and rejected: much.',
  '',
].join('\n');

describe('the page of benchmarks', () => {
  it('gets a new section and keeps every word around it', () => {
    const once = putSection(page, 'bench:api', 'new');
    expect(once).toBe(page.replace('old', '\nnew\n'));
    expect(putSection(once, 'bench:api', 'new')).toBe(once);
  });

  it('is not written when it has no place for the section', () => {
    expect(() => putSection(page, 'bench:send', 'new')).toThrow('<!-- measured by bench:send -->');
  });

  it('says on what and when a section was measured', () => {
    const machine = {
      processor: 'A processor',
      cores: 2,
      memoryGb: 4,
      system: 'Linux 6',
      node: '24.0.0',
      commit: 'abc',
    };
    expect(datedSection(machine, new Date('2026-11-20T10:00:00Z'), 'text')).toBe(
      'Measured on 2026-11-20: A processor, 2 cores, 4 GB, Linux 6, Node 24.0.0, commit abc.\n\ntext',
    );
  });
});
