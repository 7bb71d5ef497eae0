import { contractNetwork, exampleOf, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../../messages';
import CreateScreen from './create-screen';
import UpdateScreen from './update-screen';

const RULES = 'GET /patterns/rules';
const GET = 'GET /patterns/details';

let network: FakeNetwork;
beforeEach(() => {
  network = contractNetwork();
  network.answer({ [RULES]: { data: { company_names: ['فروشگاه آبان'] } } });
});
afterEach(() => network.restore());

const owner = { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] };
const state = { session: { token: 'a', user: owner, isLoading: false } };
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const textField = () => screen.findByRole('textbox', { name: messages.fields.text });
const create = async (text: string) => {
  const shown = renderScreen(<CreateScreen />, { at: '/pattern/create', path: '/pattern/create', state });
  await shown.user.click(await textField());
  await shown.user.paste(text);
  return shown;
};

it('makes a pattern with its variables as their names promise, and leads to it', async () => {
  const { user, address } = await create('فروشگاه آبان: {{code}}');
  await user.type(screen.getByLabelText(messages.fields.title), 'کد ورود');
  await user.click(screen.getByRole('button', { name: messages.send }));
  await waitFor(() => expect(address()).toMatch(/^\/patterns\/\d+$/));
  expect(bodies('POST /patterns/normal')).toEqual([
    {
      title: 'کد ورود',
      type: 'otp',
      text: 'فروشگاه آبان: {{code}}',
      variables: [{ name: 'code', type: 'code', max_length: 10 }],
    },
  ]);
});

it('says while it is written that the company is missing, and says no more once it is there', async () => {
  const { user } = await create('کد شما: {{code}}');
  expect(await screen.findByText(new RegExp(messages.faults.noCompany))).toBeInTheDocument();
  await user.paste(' فروشگاه آبان');
  await waitFor(() => expect(screen.queryByText(new RegExp(messages.faults.noCompany))).not.toBeInTheDocument());
});

it('takes %name% as a variable, and offers to do so with #NAME#', async () => {
  const { user } = await create('فروشگاه آبان %code% #AMOUNT#');
  expect(await textField()).toHaveValue('فروشگاه آبان {{code}} #AMOUNT#');
  await user.click(await screen.findByRole('button', { name: messages.convertAction }));
  expect(await textField()).toHaveValue('فروشگاه آبان {{code}} {{amount}}');
});

it('writes one anew from its newest version', async () => {
  const { pattern, versions } = exampleOf(GET);
  const [version] = versions;
  const variables = [{ name: 'code', type: 'code', max_length: 6 }];
  network.answer({ [GET]: { data: { pattern, versions: [{ ...version, variables }] } } });
  const { user } = renderScreen(<UpdateScreen />, { at: '/pattern/update/7', path: '/pattern/update/:id', state });
  await user.click(await textField());
  await user.paste('، ممنون');
  await user.click(screen.getByRole('button', { name: messages.send }));
  await waitFor(() => expect(bodies('POST /patterns/normal/update')).toHaveLength(1));
  expect(bodies('POST /patterns/normal/update')).toMatchObject([
    { id: '7', text: `${pattern.text}، ممنون`, variables },
  ]);
});
