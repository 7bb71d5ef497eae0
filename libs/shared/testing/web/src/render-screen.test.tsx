import { creditQuery } from '@peyk/shared-api-client';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { FAKE_FAILURE, fakeNetwork } from './network';
import { renderScreen } from './render-screen';

function Credit() {
  const credit = useQuery(creditQuery());
  return <p>{credit.data?.credit ?? credit.error?.message ?? 'waiting'}</p>;
}

it('lets a screen ask the real client, which asks the faked network', async () => {
  const network = fakeNetwork({ 'GET /credit': { data: { credit: '12', held: '0', updated_at: '' } } });
  renderScreen(<Credit />);
  expect(await screen.findByText('12')).toBeInTheDocument();
  expect(network.seen.map((one) => one.operation)).toEqual(['GET /credit']);
  network.restore();
});

it('fails an operation at once that the test has not answered', async () => {
  const network = fakeNetwork({});
  renderScreen(<Credit />);
  expect(await screen.findByText(FAKE_FAILURE)).toBeInTheDocument();
  expect(network.seen).toHaveLength(1);
  network.restore();
});

it('gives the network back afterwards', () => {
  const before = globalThis.fetch;
  fakeNetwork({}).restore();
  expect(globalThis.fetch).toBe(before);
});
