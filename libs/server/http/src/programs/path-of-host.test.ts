import { pathOfHost } from './path-of-host';

const lead = pathOfHost(new Map([['api.example.ir', '/compat/example']]));
const at = (host: string, url: string) => lead({ url, headers: { host } });

describe('the path of a host', () => {
  it('stands before what is asked of it, with a port, in any case, and with the whole address in the request line', () => {
    expect(at('api.example.ir', '/v1/send?a=1')).toBe('/compat/example/v1/send?a=1');
    expect(at('API.example.ir:8080', '/v1/send')).toBe('/compat/example/v1/send');
    expect(at('api.example.ir', 'http://api.example.ir/v1/send')).toBe('/compat/example/v1/send');
    expect(at('api.example.ir', 'http://api.example.ir')).toBe('/compat/example/');
  });

  it('is not put before itself, nor before what is asked of other hosts', () => {
    expect(at('api.example.ir', '/compat/example/v1')).toBe('/compat/example/v1');
    expect(at('api.example.ir', '/compat/other/v1')).toBe('/compat/example/compat/other/v1');
    expect(at('panel.example.ir', '/v1/api/send')).toBe('/v1/api/send');
    expect(lead({ url: '/x', headers: {} })).toBe('/x');
  });
});
