export { contractNetwork, exampleOf, neverAnswers } from './contract-network';
export { featurePreview, openedWith, type ScreenStory } from './feature-preview';
export {
  FAKE_FAILURE,
  fakeNetwork,
  type Answers,
  type FakeAnswer,
  type FakeNetwork,
  type SeenRequest,
} from './network';
export { UiForTests, renderScreen, setViewport, type RenderedScreen } from './render-screen';
