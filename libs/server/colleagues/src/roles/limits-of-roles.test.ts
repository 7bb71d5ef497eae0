import { givenAccount, givenLine } from '@peyk/shared-testing-node';
import { colleaguesApi } from '../testing/colleagues-api';

const { ask, codeOf, dataOf, db, memberWith, now } = colleaguesApi();

const newRole = async () => (await make()).data.id as string;

const NONE = {
  max_send_price: null,
  max_day_price: null,
  approval_above_price: null,
  max_recipients: null,
  line_ids: null,
  phonebook_ids: null,
  masks_numbers: false,
  hides_texts: false,
};
const make = (limits?: object, as?: string) =>
  ask(
    '/acl/partner/create_role',
    { title: `نقش ${Math.random()}`, permissions: ['report.read'], ...(limits && { limits }) },
    as,
  );

describe('the limits of a role', () => {
  it('are none until some are given, change one by one, and go with a copy', async () => {
    const { data: role } = await make();
    expect(role.limits).toEqual(NONE);
    const { lineId } = await givenLine(db(), now.account);
    const change = (limits: object) => dataOf('/acl/partner/update_role', { id: role.id, limits });
    await change({ max_send_price: '5000', line_ids: [String(lineId), String(lineId)] });
    const changed = await change({
      max_day_price: '20000',
      max_recipients: 500,
      masks_numbers: true,
      hides_texts: true,
    });
    const limits = {
      ...NONE,
      max_send_price: '5000',
      max_day_price: '20000',
      max_recipients: 500,
      line_ids: [String(lineId)],
      masks_numbers: true,
      hides_texts: true,
    };
    expect(changed.limits).toEqual(limits);
    await dataOf('/acl/partner/update_role', { id: role.id, title: 'دیگر' });
    expect((await dataOf('/acl/partner/duplicate_role', { id: role.id })).limits).toEqual(limits);
    expect((await change({ max_send_price: null, max_recipients: null, line_ids: null })).limits).toMatchObject({
      max_send_price: null,
      max_recipients: null,
      line_ids: null,
    });
  });

  it('name lines and phonebooks of the account only', async () => {
    const stranger = await givenAccount(db());
    const { lineId } = await givenLine(db(), stranger);
    expect((await make({ line_ids: [String(lineId)] })).meta.message_code).toBe('422-524');
    expect((await make({ phonebook_ids: ['1'] })).meta.message_code).toBe('422-525');
    const id = await newRole();
    const change = { id, limits: { line_ids: [String(lineId)] } };
    expect(await codeOf('/acl/partner/update_role', change)).toBe('422-524');
  });

  it.each([{ max_send_price: '-1' }, { max_day_price: '1.5' }, { max_recipients: 0 }, { line_ids: [] }, { max: '1' }])(
    'are not %j',
    async (limits) => {
      expect((await make(limits)).meta.message_code).toBe('422-1');
    },
  );

  it('are no fewer than those of who makes, changes, copies or gives the role', async () => {
    const member = await memberWith(['role.edit', 'colleague.edit', 'colleague.read', 'report.read']);
    await db().updateTable('roles').set({ max_send_mrial: 5_000_000n }).where('id', '=', member.roleId).execute();
    const free = await newRole();
    const path = (name: string) => `/acl/partner/${name}`;
    expect((await make({}, member.token)).meta.message_code).toBe('403-521');
    expect((await make({ max_send_price: '5001' }, member.token)).meta.message_code).toBe('403-521');
    const { data: own } = await make({ max_send_price: '5000' }, member.token);
    expect(own.may_change).toBe(true);
    const more = { id: own.id, limits: { max_send_price: null } };
    expect(await codeOf(path('update_role'), more, member.token)).toBe('403-521');
    expect((await dataOf(path(`show_role?id=${free}`), undefined, member.token)).may_change).toBe(false);
    for (const name of ['duplicate_role', 'delete_role'])
      expect(await codeOf(path(name), { id: free }, member.token)).toBe('403-521');
    expect(await codeOf(path('update_role'), { id: free, title: 'نو' }, member.token)).toBe('403-521');
    const invited = { name: 'ن', mobile: '09241234567', role_id: free };
    expect(await codeOf('/user/partner/create', invited, member.token)).toBe('403-521');
  });
});
