import { createLog, describeError, mask } from './create-log';

describe('the log', () => {
  it('hides fields that hold secrets or personal data, at the top and one below', () => {
    const lines: string[] = [];
    const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
    const secret = {
      token: 'secret-1',
      text: 'secret-2',
      mobile: 'secret-3',
      url: 'secret-4',
      send: { recipients: ['secret-5'], password: 'secret-6' },
    };
    log.info({ ...secret, sendId: '17' }, 'done');
    expect(lines[0]).not.toMatch(/secret-\d/);
    expect(lines[0]).toContain('"sendId":"17"');
  });

  it('masks numbers in the message of an error, and leaves out its rows', () => {
    const error = Object.assign(new Error('Key (mobile)=(241234567) exists; input "متن طولانی که کسی نوشته است"'), {
      code: '23505',
      detail: 'secret row',
    });
    const text = JSON.stringify(describeError(error));
    expect(text).toContain('23505');
    expect(text).not.toMatch(/241234567|secret row|متن/);
  });

  it('masks Persian digits too', () => {
    expect(mask('شماره ۰۹۲۴۱۲۳۴۵۶۷')).toBe('شماره #');
  });
});
