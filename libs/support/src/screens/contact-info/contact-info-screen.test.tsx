import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen } from '@testing-library/react';
import { messages } from '../../messages';
import { CONTACT, FAQ, FAQS, WAYS } from '../../testing/sample-help';
import ContactInfoScreen from './contact-info-screen';

const words = messages.help;

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
  network.answer({ [CONTACT]: { data: { items: WAYS } }, [FAQ]: { data: { items: FAQS } } });
});
afterEach(() => network.restore());

const show = (isOwner = true) =>
  renderScreen(<ContactInfoScreen />, {
    ...{ at: '/support/contact-info', path: '/support/contact-info' },
    state: {
      session: {
        ...{ token: 'a', isLoading: false },
        user: { name: 'نمونه', userName: 'demo', impersonated: false, isOwner, permissions: [] },
      },
    },
  });

it('says how support is reached: a number is called, an address written to, by a press', async () => {
  show();
  expect(await screen.findByRole('link', { name: '021-91000000' })).toHaveAttribute('href', 'tel:02191000000');
  expect(screen.getByRole('link', { name: 'support@peyk.example' })).toHaveAttribute(
    'href',
    'mailto:support@peyk.example',
  );
  expect(screen.getByRole('link', { name: 'https://peyk.example/help' })).toHaveAttribute('rel', 'noreferrer');
  expect(screen.getByRole('link', { name: messages.create })).toHaveAttribute('href', '/support/create-ticket');
});

it('leads nowhere by an address that is a script', async () => {
  network.answer({ [CONTACT]: { data: { items: [{ kind: 'site', value: 'javascript:alert(1)' }] } } });
  show();
  expect(await screen.findByText('javascript:alert(1)')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
});

it('finds questions by any keyboard, and says when there is none', async () => {
  const { user } = show();
  const search = await screen.findByRole('textbox', { name: words.search });
  await user.type(search, 'گيرنده');
  expect(screen.getByText(FAQS[0]!.question)).toBeInTheDocument();
  expect(screen.queryByText(FAQS[2]!.question)).not.toBeInTheDocument();
  await user.clear(search);
  await user.type(search, 'چیزی دیگر');
  expect(screen.getByText(words.nothingFound)).toBeInTheDocument();
});

it('asks again after a failure, and offers nobody what they may not do', async () => {
  network.answer({ [CONTACT]: { status: 503 } });
  const { user } = show(false);
  await user.click(await screen.findByRole('button', { name: words.again }));
  expect(network.seen.filter(({ operation }) => operation === CONTACT).length).toBeGreaterThan(1);
  expect(screen.queryByRole('link', { name: messages.create })).not.toBeInTheDocument();
});
