import { IRAN_BOX } from './point';
import { MAP_SIZE, outlineOfCircle, pathOfRings, project, unproject } from './projection';
import { readProvinces } from './provinces';

it('draws what it can find again', () => {
  const { lat, lng } = unproject(project({ lat: 35.7, lng: 51.4 }));
  expect([lat, lng]).toEqual([expect.closeTo(35.7, 9), expect.closeTo(51.4, 9)]);
});

it('has the north above, the east to the right and the whole country in its frame', () => {
  const [northWest, southEast] = [
    project({ lat: IRAN_BOX.north, lng: IRAN_BOX.west }),
    project({ lat: IRAN_BOX.south, lng: IRAN_BOX.east }),
  ];
  expect(northWest.x).toBeGreaterThan(0);
  expect(northWest.y).toBeGreaterThan(0);
  expect(southEast.x).toBeLessThan(MAP_SIZE.width);
  expect(southEast.y).toBeLessThan(MAP_SIZE.height);
});

it('draws a circle of the middle of the country as a circle', () => {
  const centre = { lat: 32.5, lng: 53.5 };
  const middle = project(centre);
  const far = outlineOfCircle(centre, 50).map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
  expect(Math.max(...far) / Math.min(...far)).toBeLessThan(1.01);
});

it('writes a path that closes every ring', () => {
  for (const { rings } of readProvinces()) {
    const path = pathOfRings(rings);
    expect(path).toMatch(/^(M[\d. L]+Z)+$/);
    expect(path.match(/Z/g)).toHaveLength(rings.length);
  }
});
