import { readFacadeHosts } from './facade-hosts';

function read(list: string) {
  const faults: string[] = [];
  return { hosts: readFacadeHosts({ PEYK_FACADE_HOSTS: list }, faults), faults };
}

describe('the host names of façades', () => {
  it('are paths by name, in small letters', () => {
    const { hosts, faults } = read(' kavenegar=SMS.example.ir, smsir=api.example.ir ');
    expect([...(hosts ?? [])]).toEqual([
      ['sms.example.ir', '/compat/kavenegar'],
      ['api.example.ir', '/compat/smsir'],
    ]);
    expect(faults).toEqual([]);
  });

  it('are none unless they are set', () => {
    expect(read('').hosts).toBeUndefined();
  });

  it('are refused for another façade, for what is no host, and twice', () => {
    for (const wrong of [
      'twilio=a.example',
      'kavenegar',
      'kavenegar=http://a',
      'kavenegar=a.example,smsir=a.example',
    ]) {
      expect(read(wrong).faults).toHaveLength(1);
    }
  });
});
