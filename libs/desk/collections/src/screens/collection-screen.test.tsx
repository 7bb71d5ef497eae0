import { fakeNetwork, renderScreen } from '@peyk/shared-testing-web';
import type { FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../messages';
import {
  ADD,
  CHANGE,
  COLLECTIONS,
  LIST,
  PICTURE,
  REMOVE,
  collections,
  lineItem,
  newsItem,
  page,
} from '../testing/sample-items';
import CollectionScreen from './collection-screen';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({
    ...{ [COLLECTIONS]: collections, [LIST]: page(newsItem()), [PICTURE]: { status: 404 } },
    ...{ [ADD]: {}, [CHANGE]: { data: { warning: null } }, [REMOVE]: {} },
  });
});
afterEach(() => network.restore());

const asked = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);

async function open(button: string, name = 'news') {
  const { user } = renderScreen(<CollectionScreen />, { at: `/collections/${name}`, path: '/collections/:name' });
  await user.click(await screen.findByRole('button', { name: button }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

describe('what an installation keeps', () => {
  it('is added with all that was said, a time as an instant', async () => {
    const { user, dialog } = await open(messages.add);
    await user.type(dialog.getByRole('textbox', { name: /عنوان/ }), 'خبر');
    await user.type(dialog.getByRole('textbox', { name: /متن/ }), 'متن خبر');
    await user.type(dialog.getByRole('textbox', { name: /زمان انتشار/ }), '140509011230');
    await user.click(dialog.getByRole('button', { name: messages.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(ADD)).toEqual([
      {
        collection: 'news',
        values: [
          { name: 'title', value: 'خبر' },
          { name: 'body', value: 'متن خبر' },
          { name: 'pinned', value: 'no' },
          { name: 'published_at', value: '2026-11-22T09:00:00.000Z' },
        ],
      },
    ]);
  });

  it('is changed by what is not as it was, so that a time keeps its seconds', async () => {
    const { user, dialog } = await open(messages.changeOf('به پیک خوش آمدید'));
    await user.click(dialog.getByRole('button', { name: messages.save }));
    expect(asked(CHANGE)).toEqual([]);
    await user.click(dialog.getByRole('checkbox', { name: /بالای خبرهای دیگر/ }));
    await user.click(dialog.getByRole('button', { name: messages.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(CHANGE)).toEqual([
      { collection: 'news', key: '7', version: '0123456789abcdef', values: [{ name: 'pinned', value: 'no' }] },
    ]);
  });

  it('says what is missing before the server is asked, and what the server says at its field', async () => {
    const { user, dialog } = await open(messages.add);
    await user.click(dialog.getByRole('button', { name: messages.save }));
    expect(dialog.getAllByText('این را خالی نگذارید.')).toHaveLength(2);
    await user.type(dialog.getByRole('textbox', { name: /زمان انتشار/ }), '1405');
    await user.click(dialog.getByRole('button', { name: messages.save }));
    expect(asked(ADD)).toEqual([]);
    network.answer({ [ADD]: { status: 422, meta: { errors: { title: 'بلند است.' } } } });
    await user.clear(dialog.getByRole('textbox', { name: /زمان انتشار/ }));
    await user.type(dialog.getByRole('textbox', { name: /عنوان/ }), 'خبر');
    await user.type(dialog.getByRole('textbox', { name: /متن/ }), 'متن');
    await user.click(dialog.getByRole('button', { name: messages.save }));
    expect(await dialog.findByText('بلند است.')).toBeInTheDocument();
  });

  it('keeps what is fixed as it is, and lets a picture go when it is saved', async () => {
    network.answer({ [LIST]: page(lineItem()), [CHANGE]: { data: { warning: 'ارسال‌های حساب ۷ می‌ماند.' } } });
    const { user, dialog } = await open(messages.changeOf('30001405'), 'lines');
    expect(dialog.queryByRole('textbox', { name: /شماره/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: messages.removePicture }));
    expect(dialog.getByText(messages.pictureGoes)).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'بانک شماره' }));
    await user.click(dialog.getByRole('button', { name: messages.save }));
    expect(await screen.findByText('ارسال‌های حساب ۷ می‌ماند.')).toBeInTheDocument();
    expect(asked(CHANGE)).toMatchObject([
      {
        values: [
          { name: 'services', value: 'map\nbanks' },
          { name: 'picture', value: '' },
        ],
      },
    ]);
  });

  it('takes another picture as its bytes', async () => {
    network.answer({ [LIST]: page(lineItem()) });
    const { user, dialog } = await open(messages.changeOf('30001405'), 'lines');
    const input = dialog.getByLabelText(/تصویر/, { selector: 'input' });
    await user.upload(input, new File(['abc'], 'banner.png', { type: 'image/png' }));
    await dialog.findByText(/banner\.png/);
    await user.click(dialog.getByRole('button', { name: messages.save }));
    await waitFor(() => expect(asked(CHANGE)).toMatchObject([{ values: [{ name: 'picture', value: 'YWJj' }] }]));
  });

  it('is removed after one more question', async () => {
    const { user, dialog } = await open(messages.removeOf('به پیک خوش آمدید'));
    expect(asked(REMOVE)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: messages.remove }));
    await waitFor(() => expect(asked(REMOVE)).toEqual([{ collection: 'news', key: '7' }]));
    await waitFor(() => expect(asked(LIST).length).toBeGreaterThan(1));
  });

  it('has no page for who may not keep it', async () => {
    renderScreen(<CollectionScreen />, { at: '/collections/plans', path: '/collections/:name' });
    expect(await screen.findByText(messages.unknown.title)).toBeInTheDocument();
    expect(asked(LIST)).toEqual([]);
  });
});
