import { contractNetwork, exampleOf, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen } from '@testing-library/react';
import { limitMessages } from '../../limit-messages';
import { messages } from '../../messages';
import { sightMessages } from '../../sight-messages';
import CreateRoleScreen from './create-role-screen';
import UpdateRoleScreen from './update-role-screen';

const PERMISSIONS = 'GET /acl/partner/permission_list';
const SHOW = 'GET /acl/partner/show_role';
const CREATE = 'POST /acl/partner/create_role';
const UPDATE = 'POST /acl/partner/update_role';
const groups = [
  {
    title: 'گزارش‌ها',
    permissions: [
      { key: 'report.read', title: 'دیدن گزارش', may_give: true },
      { key: 'report.export', title: 'دانلود گزارش', may_give: true },
    ],
  },
  { title: 'کیف پول', permissions: [{ key: 'wallet.read', title: 'دیدن اعتبار', may_give: false }] },
];

const NO_LIMITS = { max_send_price: null, max_day_price: null, approval_above_price: null, max_recipients: null };

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
  network.answer({ [PERMISSIONS]: { data: { items: groups } } });
});
afterEach(() => network.restore());

const owner = { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] };
const state = { session: { token: 'a', user: owner, isLoading: false } };
const create = () =>
  renderScreen(<CreateRoleScreen />, { at: '/colleagues/create-access', path: '/colleagues/create-access', state });
const update = () =>
  renderScreen(<UpdateRoleScreen />, {
    at: '/colleagues/update-access/4',
    path: '/colleagues/update-access/:id',
    state,
  });
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);

it('makes a role of a whole group without one of its permissions', async () => {
  const { user, address } = create();
  await user.type(await screen.findByLabelText(messages.fields.roleTitle), 'فروش');
  await user.click(screen.getByLabelText(messages.wholeGroup('گزارش‌ها')));
  expect(screen.getByText(messages.chosenOf(2, 2))).toBeInTheDocument();
  await user.click(screen.getByLabelText('دانلود گزارش'));
  await user.click(screen.getByRole('button', { name: messages.makeRole }));
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  expect(address()).toBe('/colleagues?tab=1');
  expect(bodies(CREATE)).toEqual([{ title: 'فروش', permissions: ['report.read'], limits: NO_LIMITS }]);
});

it('offers no permission that who makes it does not hold', async () => {
  create();
  expect(await screen.findByLabelText('دیدن اعتبار')).toBeDisabled();
});

it('asks for at least one permission', async () => {
  const { user } = create();
  await user.type(await screen.findByLabelText(messages.fields.roleTitle), 'فروش');
  await user.click(screen.getByRole('button', { name: messages.makeRole }));
  expect(await screen.findByText(messages.choosePermission)).toBeInTheDocument();
  expect(bodies(CREATE)).toEqual([]);
});

it('changes a role from what it was', async () => {
  network.answer({
    [SHOW]: {
      data: {
        ...exampleOf(SHOW),
        id: '4',
        title: 'انبار',
        permissions: ['report.read'],
        limits: { ...NO_LIMITS, max_day_price: '2000', line_ids: ['3'], phonebook_ids: null, masks_numbers: true },
        may_change: true,
      },
    },
  });
  const { user } = update();
  expect(await screen.findByLabelText('دیدن گزارش')).toBeChecked();
  await user.click(screen.getByLabelText('دانلود گزارش'));
  expect(screen.getByLabelText(limitMessages.maxDay, { exact: false })).toHaveValue('2000');
  await user.type(screen.getByLabelText(limitMessages.maxSend, { exact: false }), '۵۰۰۰۰۰');
  await user.type(screen.getByLabelText(limitMessages.maxRecipients, { exact: false }), '۳۰۰');
  await user.click(screen.getByRole('button', { name: messages.saveRole }));
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  // What the form does not show of its limits stays as it is.
  expect(bodies(UPDATE)).toEqual([
    {
      id: '4',
      title: 'انبار',
      permissions: ['report.read', 'report.export'],
      limits: { ...NO_LIMITS, max_send_price: '500000', max_day_price: '2000', max_recipients: 300 },
    },
  ]);
});

it('has its members see numbers masked, and some lines and phonebooks only', async () => {
  network.answer({
    'GET /number/numbers': {
      data: { items: [{ ...exampleOf('GET /number/numbers').items[0], id: '3', number: '30001405' }] },
    },
  });
  const { user } = create();
  await user.type(await screen.findByLabelText(messages.fields.roleTitle), 'پشتیبانی');
  await user.click(screen.getByLabelText('دیدن گزارش'));
  await user.click(screen.getByRole('switch', { name: sightMessages.masks }));
  await user.click(screen.getByRole('switch', { name: sightMessages.hides }));
  await user.click(screen.getByRole('combobox', { name: new RegExp(sightMessages.lines) }));
  await user.click(await screen.findByRole('option', { name: /۳۰۰۰۱۴۰۵/ }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: messages.makeRole }));
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  expect(bodies(CREATE)).toEqual([
    {
      title: 'پشتیبانی',
      permissions: ['report.read'],
      limits: { ...NO_LIMITS, masks_numbers: true, hides_texts: true, line_ids: ['3'] },
    },
  ]);
});

it('says of a role that may not be changed why', async () => {
  network.answer({ [SHOW]: { data: { ...exampleOf(SHOW), may_change: false } } });
  update();
  expect(await screen.findByText(messages.mayNotChangeRole)).toBeInTheDocument();
});
