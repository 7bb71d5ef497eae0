import { renderScreen } from '@peyk/shared-testing-web';
import { screen } from '@testing-library/react';
import { hiddenTextWords as words } from './hidden-text-words';
import { HiddenTextsNote, MessageText } from './message-text';

const stateOf = (hidesTexts: boolean) => {
  const user = { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: false, permissions: [], hidesTexts };
  return { session: { token: 'a', user, isLoading: false } };
};
const shown = (
  <>
    <HiddenTextsNote />
    <MessageText text="" />
    <MessageText text="سلام" />
  </>
);

it('says of a text that is hidden so and why, and shows what came all the same', () => {
  renderScreen(shown, { state: stateOf(true) });
  expect(screen.getByText(words.hidden)).toBeInTheDocument();
  expect(screen.getByText(words.why)).toBeInTheDocument();
  expect(screen.getByText('سلام')).toBeInTheDocument();
});

it('promises own texts only where they are shown', () => {
  renderScreen(<HiddenTextsNote showsOwn />, { state: stateOf(true) });
  expect(screen.getByText(words.whyOfOthers)).toBeInTheDocument();
  expect(words.whyOfOthers).toContain('خودتان ساخته‌اید');
  expect(words.why).not.toContain('خودتان');
});

it('says nothing of an empty text to who reads all of them', () => {
  renderScreen(shown, { state: stateOf(false) });
  expect(screen.queryByText(words.hidden)).not.toBeInTheDocument();
  expect(screen.queryByText(words.why)).not.toBeInTheDocument();
});
