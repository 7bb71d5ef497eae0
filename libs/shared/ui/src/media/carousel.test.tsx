import { act, fireEvent, screen, within } from '@testing-library/react';
import { axeFindings, renderUi } from '../testing/render-ui';
import { setViewport } from '../testing/viewport';
import { Carousel } from './carousel';

const NAMES = ['یک', 'دو', 'سه'];

function show(count = 3, props: Partial<Parameters<typeof Carousel>[0]> = {}) {
  return renderUi(
    <Carousel
      label="اطلاعیه‌ها"
      count={count}
      heightPx={192}
      slide={(index) => <a href={`#${index}`}>{NAMES[index]}</a>}
      {...props}
    />,
  );
}

const root = () => screen.getByRole('region', { name: 'اطلاعیه‌ها' });
const present = () => within(root()).getByRole('group', { name: / از /, hidden: false }).textContent;
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const viewport = () => root().querySelector('[aria-live]') as HTMLElement;

/** jsdom has no pointer events; a browser's are mouse events that know more. */
class StandInPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary = true;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 1;
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

beforeAll(() => Object.assign(window, { PointerEvent: StandInPointerEvent }));
beforeEach(() => {
  setViewport(1280);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function drag(dx: number, dy: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') {
  const pointer = { pointerId: 1, button: 0, pointerType: 'touch', isPrimary: true };
  fireEvent.pointerDown(viewport(), { ...pointer, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(viewport(), { ...pointer, clientX: 100 + dx / 2, clientY: 100 + dy / 2 });
  fireEvent.pointerMove(viewport(), { ...pointer, clientX: 100 + dx, clientY: 100 + dy });
  fireEvent[end](viewport(), { ...pointer, clientX: 100 + dx, clientY: 100 + dy });
}

describe('Carousel', () => {
  it('turns by itself every 5000 ms, without end', () => {
    show();
    wait(4999);
    expect(present()).toBe('یک');
    wait(1);
    expect(present()).toBe('دو');
    wait(5000);
    expect(present()).toBe('سه');
    wait(5000);
    expect(present()).toBe('یک');
  });

  it('turns at another interval when told so', () => {
    show(3, { intervalMs: 700 });
    wait(700);
    expect(present()).toBe('دو');
  });

  it('goes on and back by its arrows, also over the ends, and keeps a chosen slide for its whole time', () => {
    show();
    wait(4000);
    press('تصویر قبلی');
    expect(present()).toBe('سه');
    wait(4999);
    expect(present()).toBe('سه');
    wait(1);
    press('تصویر بعدی');
    expect(present()).toBe('دو');
  });

  it('works with two slides as with many', () => {
    show(2);
    press('تصویر قبلی');
    expect(present()).toBe('دو');
    press('تصویر بعدی');
    press('تصویر بعدی');
    expect(present()).toBe('دو');
  });

  it('goes to a slide by its dot and marks the present one', () => {
    show();
    press('تصویر ۳ از ۳');
    expect(present()).toBe('سه');
    expect(screen.getByRole('button', { name: 'تصویر ۳ از ۳' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('button', { name: 'تصویر ۱ از ۳' })).toHaveAttribute('aria-current', 'false');
  });

  it('mirrors the arrow keys: the next slide is to the left', () => {
    show();
    fireEvent.keyDown(screen.getByRole('button', { name: 'تصویر بعدی' }), { key: 'ArrowLeft' });
    expect(present()).toBe('دو');
    fireEvent.keyDown(screen.getByRole('button', { name: 'تصویر بعدی' }), { key: 'ArrowRight' });
    expect(present()).toBe('یک');
  });

  it('follows a finger that moved 15 px across, and no other', () => {
    show();
    drag(14, 0);
    expect(present()).toBe('یک');
    drag(15, 0);
    expect(present()).toBe('دو');
    drag(-40, 5);
    expect(present()).toBe('یک');
  });

  it('leaves a finger to the page that moved 10 px up or down first', () => {
    show();
    drag(12, 20);
    drag(40, 60);
    expect(present()).toBe('یک');
  });

  it('turns nowhere when the browser takes the finger away', () => {
    show();
    drag(80, 0, 'pointerCancel');
    expect(present()).toBe('یک');
  });

  it('does not open what lies under the end of a drag', () => {
    show();
    drag(40, 0);
    const opened = jest.fn();
    const link = screen.getByRole('link', { name: 'دو' });
    link.addEventListener('click', opened);
    expect(fireEvent.click(link)).toBe(false);
    expect(opened).not.toHaveBeenCalled();
    // The next click is one again.
    fireEvent.pointerDown(viewport(), { button: 0, pointerId: 1 });
    fireEvent.pointerUp(viewport(), { button: 0, pointerId: 1 });
    fireEvent.click(link);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('pauses under the pointer, but not after a touch', () => {
    show();
    fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
    wait(20_000);
    expect(present()).toBe('یک');
    fireEvent.pointerLeave(root(), { pointerType: 'mouse' });
    wait(5000);
    expect(present()).toBe('دو');
    fireEvent.pointerEnter(root(), { pointerType: 'touch' });
    wait(5000);
    expect(present()).toBe('سه');
  });

  it('pauses while the keyboard is on it', () => {
    show();
    act(() => screen.getByRole('link', { name: 'یک' }).focus());
    wait(20_000);
    expect(present()).toBe('یک');
    act(() => screen.getByRole('link', { name: 'یک' }).blur());
    wait(5000);
    expect(present()).toBe('دو');
  });

  it('pauses in a hidden tab', () => {
    show();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    wait(20_000);
    expect(present()).toBe('یک');
    visibility.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    wait(5000);
    expect(present()).toBe('دو');
  });

  it('does not turn by itself where less motion is asked for, until play is pressed', () => {
    const original = window.matchMedia;
    window.matchMedia = (query) => Object.assign(original(query), { matches: query.includes('reduced-motion') });
    show();
    wait(20_000);
    expect(present()).toBe('یک');
    press('پخش خودکار');
    wait(5000);
    expect(present()).toBe('دو');
  });

  it('has a visible button that pauses it and starts it again', () => {
    show();
    press('توقف پخش خودکار');
    wait(20_000);
    expect(present()).toBe('یک');
    expect(viewport()).toHaveAttribute('aria-live', 'polite');
    press('پخش خودکار');
    expect(viewport()).toHaveAttribute('aria-live', 'off');
    wait(5000);
    expect(present()).toBe('دو');
  });

  it('keeps the keyboard and screen readers out of slides that are not shown', () => {
    show();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(root().querySelectorAll('[inert]')).toHaveLength(4);
  });

  it('shows a single slide without anything that moves it', () => {
    show(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    wait(20_000);
    drag(80, 0);
    expect(present()).toBe('یک');
  });

  it('gives axe nothing to find', async () => {
    show();
    jest.useRealTimers();
    expect(await axeFindings()).toEqual([]);
  });

  it('says in words which slide it is where its dots do not fit on a phone', () => {
    setViewport(390);
    show(8);
    expect(within(root()).queryByRole('button', { name: /^تصویر ۲ از/ })).not.toBeInTheDocument();
    expect(within(root()).getByText('۱ از ۸')).toBeInTheDocument();
    press('تصویر بعدی');
    expect(within(root()).getByText('۲ از ۸')).toBeInTheDocument();
  });

  it('has dots on a phone while they fit', () => {
    setViewport(390);
    show(7);
    expect(within(root()).getByRole('button', { name: 'تصویر ۷ از ۷' })).toBeInTheDocument();
  });
});
