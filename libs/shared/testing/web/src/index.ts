export { FAKE_FAILURE, fakeNetwork, type FakeAnswer, type FakeNetwork, type SeenRequest } from './network';
export { UiForTests, renderScreen, setViewport, type RenderedScreen } from './render-screen';
