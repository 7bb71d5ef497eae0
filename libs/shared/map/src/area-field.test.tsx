import { distanceKm, MAP_SIZE, NO_AREA, project, type Area, type GeoPoint } from '@peyk/shared-geo';
import { UiForTests, setViewport } from '@peyk/shared-testing-web';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { AreaField } from './area-field';

/** jsdom knows no pointers and lays nothing out: the map is as wide as it is drawn, a unit a pixel. */
class StandInPointerEvent extends MouseEvent {
  readonly pointerId: number;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 1;
  }
}
beforeAll(() => {
  setViewport(1280);
  Object.assign(window, { PointerEvent: StandInPointerEvent });
  jest
    .spyOn(SVGElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ left: 0, top: 0, width: MAP_SIZE.width, height: MAP_SIZE.height }) as DOMRect);
});
afterAll(() => jest.restoreAllMocks());

const TEHRAN = { lat: 35.7, lng: 51.4 };
const SHIRAZ = { lat: 29.6, lng: 52.53 };
const YAZD = { lat: 31.9, lng: 54.37 };

const told = jest.fn<void, [Area]>();
afterEach(() => told.mockClear());
const last = () => told.mock.lastCall?.[0] ?? NO_AREA;

function Drawing({ area }: { readonly area: Area }) {
  const [value, setValue] = useState(area);
  const change = (next: Area) => {
    told(next);
    setValue(next);
  };
  return <AreaField value={value} onChange={change} />;
}

function draw(area: Partial<Area> = {}) {
  render(
    <UiForTests>
      <Drawing area={{ ...NO_AREA, ...area }} />
    </UiForTests>,
  );
  return userEvent.setup();
}
const map = () => screen.getByRole('application', { name: 'نقشهٔ ایران' });
const at = (place: GeoPoint) => {
  const { x, y } = project(place);
  return { clientX: x, clientY: y, button: 0, pointerId: 1 };
};
const press = (element: Element, place: GeoPoint) => {
  fireEvent.pointerDown(element, at(place));
  fireEvent.pointerUp(element, at(place));
  fireEvent.click(element, at(place));
};
const drag = (element: Element, from: GeoPoint, to: GeoPoint) => {
  fireEvent.pointerDown(element, at(from));
  fireEvent.pointerMove(element, at(to));
  fireEvent.pointerUp(element, at(to));
  fireEvent.click(element, at(to));
};
const near = ({ lat, lng }: GeoPoint) => ({ lat: expect.closeTo(lat, 4), lng: expect.closeTo(lng, 4) });
const vertex = (number: string) => screen.getByRole('button', { name: new RegExp(`^رأس ${number} از`) });
const triangle = { kind: 'polygon', vertices: [TEHRAN, SHIRAZ, YAZD] } as const;

describe('a circle', () => {
  it('has its centre where the map is pressed, and tells its area and provinces', () => {
    draw();
    expect(screen.getByText('هنوز محدوده‌ای انتخاب نشده است.')).toBeInTheDocument();
    press(map(), TEHRAN);
    expect(last().centre).toEqual(near(TEHRAN));
    expect(screen.getByText(/^مساحت: ۳۱۴ کیلومتر مربع؛ استان تهران/)).toHaveAttribute('role', 'status');
  });

  it('has its centre in a city that is chosen from the list', async () => {
    const user = draw();
    await user.click(screen.getByRole('combobox', { name: 'شهر مرکز' }));
    await user.click(await screen.findByRole('option', { name: 'شیراز' }));
    expect(last().centre).toEqual(SHIRAZ);
  });

  it('has its centre at coordinates that are written, in Persian digits too', async () => {
    const user = draw();
    await user.type(screen.getByLabelText('عرض جغرافیایی'), '۳۵٫۷');
    expect(told).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('طول جغرافیایی'), '51.4');
    expect(last().centre).toEqual(TEHRAN);
  });

  it('says what is no coordinate and keeps the centre', async () => {
    const user = draw({ centre: TEHRAN });
    const field = screen.getByLabelText('عرض جغرافیایی');
    await user.clear(field);
    await user.type(field, '99');
    expect(screen.getByText('عددی بین ۲۴٫۹ و ۳۹٫۹ بنویسید.')).toBeInTheDocument();
    expect(told).not.toHaveBeenCalled();
  });

  it('has the radius that is written', async () => {
    const user = draw({ centre: TEHRAN });
    const field = screen.getByLabelText('شعاع');
    await user.clear(field);
    await user.type(field, '25.5');
    expect(last().radiusKm).toBe(25.5);
    expect(field).toHaveValue('25.5');
  });

  it('has the radius to which its edge is dragged, told once', () => {
    // All of the map is seen, so that a unit is a pixel.
    const middle = { lat: 32.5, lng: 53.5 };
    draw({ centre: middle, radiusKm: 500 });
    const edge = screen.getByRole('slider', { name: 'لبهٔ دایره' });
    drag(edge, middle, SHIRAZ);
    expect(told).toHaveBeenCalledTimes(1);
    expect(last().radiusKm).toBeCloseTo(distanceKm(middle, SHIRAZ), 0);
  });

  it('has a radius that arrow keys change, in tens with Shift', () => {
    draw({ centre: TEHRAN, radiusKm: 100 });
    const edge = screen.getByRole('slider', { name: 'لبهٔ دایره' });
    expect(edge).toHaveAttribute('aria-valuetext', '۱۰۰ کیلومتر');
    fireEvent.keyDown(edge, { key: 'ArrowRight' });
    expect(last().radiusKm).toBe(101);
    fireEvent.keyDown(edge, { key: 'ArrowLeft', shiftKey: true });
    expect(last().radiusKm).toBe(91);
  });

  it('that is written is looked at, when it lies beyond what is seen', async () => {
    const user = draw({ centre: TEHRAN, radiusKm: 10 });
    const seen = () => map().getAttribute('viewBox');
    const before = seen();
    const field = screen.getByLabelText('شعاع');
    await user.clear(field);
    await user.type(field, '9');
    expect(seen()).toBe(before);
    await user.type(field, '0');
    expect(Number(seen()?.split(' ')[2])).toBeGreaterThan(2 * Number(before?.split(' ')[2]));
  });

  it('never has a radius beyond its limits', () => {
    draw({ centre: TEHRAN, radiusKm: 500 });
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight', shiftKey: true });
    expect(last().radiusKm).toBe(500);
  });

  it('in the sea is said to be there', () => {
    draw();
    press(map(), { lat: 38.5, lng: 51 });
    expect(screen.getByText(/بیرون از خشکی ایران است/)).toBeInTheDocument();
  });
});

describe('a polygon', () => {
  it('gets a vertex where the map is pressed, behind the chosen one', () => {
    draw({ kind: 'polygon' });
    press(map(), TEHRAN);
    expect(screen.getByText(/دست‌کم ۳ رأس/)).toBeInTheDocument();
    press(map(), SHIRAZ);
    act(() => vertex('۱').focus());
    press(map(), YAZD);
    expect(last().vertices).toEqual([near(TEHRAN), near(YAZD), near(SHIRAZ)]);
    expect(screen.getByText(/^مساحت:/)).toBeInTheDocument();
  });

  it('has a vertex where it is dragged to, told once and not at every pixel', () => {
    // All of the map is seen, so that a unit is a pixel.
    draw({ kind: 'polygon', vertices: [{ lat: 38, lng: 45 }, { lat: 26, lng: 62 }, YAZD] });
    const first = vertex('۱');
    fireEvent.pointerDown(first, at({ lat: 38, lng: 45 }));
    fireEvent.pointerMove(first, at(SHIRAZ));
    fireEvent.pointerMove(first, at(TEHRAN));
    expect(told).not.toHaveBeenCalled();
    expect(vertex('۱')).toHaveAccessibleName(/عرض ۳۵٫۷ و طول ۵۱٫۴/);
    fireEvent.pointerUp(first, at(TEHRAN));
    fireEvent.click(first, at(TEHRAN));
    expect(told).toHaveBeenCalledTimes(1);
    expect(last().vertices).toEqual([near(TEHRAN), { lat: 26, lng: 62 }, YAZD]);
  });

  it('has its vertices moved by arrow keys, ten times as far with Shift, and removed by Delete', () => {
    draw(triangle);
    fireEvent.keyDown(vertex('۱'), { key: 'ArrowUp' });
    const short = (last().vertices[0]?.lat ?? 0) - TEHRAN.lat;
    expect(short).toBeGreaterThan(0);
    fireEvent.keyDown(vertex('۱'), { key: 'ArrowDown', shiftKey: true });
    expect(last().vertices[0]?.lat).toBeCloseTo(TEHRAN.lat + short - 10 * short, 3);
    fireEvent.keyDown(vertex('۲'), { key: 'Delete' });
    expect(last().vertices).toHaveLength(2);
  });

  it('is one stop of the Tab key, and its vertices follow each other with Page Up and Page Down', async () => {
    const user = draw(triangle);
    const stops = ['۱', '۲', '۳'].filter((number) => vertex(number).getAttribute('tabindex') === '0');
    expect(stops).toEqual(['۳']);
    act(() => vertex('۳').focus());
    await user.keyboard('{PageUp}');
    expect(vertex('۲')).toHaveFocus();
    await user.keyboard('{PageDown}{Delete}');
    expect(last().vertices).toEqual([TEHRAN, SHIRAZ]);
    expect(vertex('۲')).toHaveFocus();
    await user.keyboard('{Delete}{Delete}');
    expect(last().vertices).toEqual([]);
    expect(map()).toHaveFocus();
  });

  it('can be made and changed by its list alone', async () => {
    const user = draw({ kind: 'polygon' });
    for (let count = 0; count < 3; count += 1) await user.click(screen.getByRole('button', { name: 'افزودن رأس' }));
    const table = screen.getByRole('table', { name: 'فهرست رأس‌ها' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(screen.getByText(/^مساحت:/)).toBeInTheDocument();
    const field = within(table).getByLabelText('عرض جغرافیایی، رأس ۲');
    await user.clear(field);
    await user.type(field, '30.25');
    expect(last().vertices[1]?.lat).toBe(30.25);
    await user.click(within(table).getByRole('button', { name: 'حذف رأس ۱' }));
    expect(last().vertices).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'پاک کردن همه' }));
    expect(last().vertices).toEqual([]);
  });

  it('that crosses itself is said to', () => {
    draw({
      kind: 'polygon',
      vertices: [
        { lat: 35, lng: 51 },
        { lat: 36, lng: 52 },
        { lat: 35, lng: 52 },
        { lat: 36, lng: 51 },
      ],
    });
    expect(screen.getByText(/یکدیگر را قطع می‌کنند/)).toBeInTheDocument();
  });

  it('has 200 vertices at most, and says so', async () => {
    const vertices = Array.from({ length: 200 }, (_, index) => {
      const angle = (index / 200) * 2 * Math.PI;
      return { lat: 32 + Math.sin(angle), lng: 53 + Math.cos(angle) };
    });
    const user = draw({ kind: 'polygon', vertices });
    expect(screen.getByText(/به ۲۰۰ رأس رسیدید/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'افزودن رأس' }));
    press(map(), TEHRAN);
    expect(told).not.toHaveBeenCalled();
  });

  it('is still there after a look at the circle', async () => {
    const user = draw(triangle);
    await user.click(screen.getByRole('radio', { name: 'دایره' }));
    await user.click(screen.getByRole('radio', { name: 'چندضلعی' }));
    expect(last()).toMatchObject(triangle);
  });
});

describe('the map', () => {
  it('is drawn on by keyboard: arrows move a mark, Enter puts a point there', async () => {
    const user = draw({ kind: 'polygon' });
    act(() => map().focus());
    await user.keyboard('{Enter}{Shift>}{ArrowRight}{/Shift}{Enter}{ArrowDown}{Enter}');
    const [first, second, third] = last().vertices;
    expect(second?.lng).toBeGreaterThan(first?.lng ?? 0);
    expect(second?.lat).toBe(first?.lat);
    expect(third?.lat).toBeLessThan(second?.lat ?? 0);
    expect(screen.getByText(/^(اصفهان|یزد|سمنان)، عرض/)).toHaveAttribute('role', 'status');
  });

  it('shows less when it is enlarged, by button, key and wheel, and all of it again', async () => {
    const user = draw();
    const width = () => Number(map().getAttribute('viewBox')?.split(' ')[2]);
    await user.click(screen.getByRole('button', { name: 'بزرگ‌تر' }));
    expect(width()).toBeCloseTo(MAP_SIZE.width / 1.6);
    act(() => map().focus());
    await user.keyboard('+');
    expect(width()).toBeCloseTo(MAP_SIZE.width / 1.6 ** 2);
    fireEvent.wheel(map(), { deltaY: -100 });
    expect(width()).toBeLessThan(MAP_SIZE.width / 1.6 ** 2);
    await user.keyboard('0');
    expect(width()).toBeCloseTo(MAP_SIZE.width);
  });

  it('leaves the wheel to the page until it has the focus', () => {
    draw();
    const before = map().getAttribute('viewBox');
    fireEvent.wheel(map(), { deltaY: -100 });
    expect(map()).toHaveAttribute('viewBox', before);
    fireEvent.wheel(map(), { deltaY: -100, ctrlKey: true });
    expect(map()).not.toHaveAttribute('viewBox', before);
  });

  it('moves when it is dragged, and draws nothing then', async () => {
    const user = draw();
    await user.click(screen.getByRole('button', { name: 'بزرگ‌تر' }));
    const before = map().getAttribute('viewBox');
    drag(map(), YAZD, SHIRAZ);
    expect(map()).not.toHaveAttribute('viewBox', before);
    expect(told).not.toHaveBeenCalled();
  });

  it('is enlarged by two fingers', () => {
    draw();
    const finger = (pointerId: number, clientX: number) => ({ clientX, clientY: 400, button: 0, pointerId });
    fireEvent.pointerDown(map(), finger(1, 400));
    fireEvent.pointerDown(map(), finger(2, 500));
    fireEvent.pointerMove(map(), finger(2, 600));
    expect(Number(map().getAttribute('viewBox')?.split(' ')[2])).toBeCloseTo(MAP_SIZE.width / 2);
    fireEvent.pointerUp(map(), finger(1, 400));
    fireEvent.pointerUp(map(), finger(2, 600));
    fireEvent.click(map(), finger(1, 400));
    expect(told).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<Area>]>([
    ['nothing', {}],
    ['a circle', { centre: TEHRAN }],
    ['a polygon', triangle],
  ])('with %s on it has nothing that axe finds wrong', async (_, area) => {
    draw(area);
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });
});
