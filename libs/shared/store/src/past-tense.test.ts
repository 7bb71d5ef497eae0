import { layoutEvents, liveEvents, preferencesEvents, sessionEvents, storageEvents, themeEvents } from './index';

it('names every event for what has happened, not for what should', () => {
  const slices = [layoutEvents, liveEvents, preferencesEvents, sessionEvents, storageEvents, themeEvents];
  const names = slices.flatMap((events) => Object.keys(events));
  expect(names.filter((name) => !/(ed|In|Out|Shown|chosen)$/.test(name))).toEqual([]);
});
