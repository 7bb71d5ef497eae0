import * as model from './select-model';
import { scrollTopFor } from './use-list-window';

describe('where the list opens', () => {
  it('opens below where there are 350 pixels', () => {
    expect(model.placeList({ above: 900, below: 362 })).toEqual({ isAbove: false, maxHeight: 350 });
  });

  it('opens above where there is less than 350 pixels below and more above', () => {
    expect(model.placeList({ above: 500, below: 349 })).toEqual({ isAbove: true, maxHeight: 350 });
  });

  it('opens on the roomier side, and is as high as the room, where both are narrow', () => {
    expect(model.placeList({ above: 200, below: 300 })).toEqual({ isAbove: false, maxHeight: 288 });
    expect(model.placeList({ above: 300, below: 200 })).toEqual({ isAbove: true, maxHeight: 288 });
    expect(model.placeList({ above: 10, below: 20 }).maxHeight).toBe(120);
  });
});

describe('further pages', () => {
  it('are near when the end of the list is within 10 pixels', () => {
    const box = (scrollTop: number) => ({ scrollTop, clientHeight: 350, scrollHeight: 800 });
    expect(model.isNearEnd(box(439))).toBe(false);
    expect(model.isNearEnd(box(440))).toBe(true);
  });

  it('are there if the last page was full', () => {
    expect(model.wasLastPageFull(20, 10)).toBe(true);
    expect(model.wasLastPageFull(19, 10)).toBe(false);
    expect(model.wasLastPageFull(0, 10)).toBe(false);
    expect(model.wasLastPageFull(20, undefined)).toBe(false);
  });
});

describe('finding', () => {
  const options = ['علي', 'پیک‌سا', 'خط ۳۰۰۰', 'Peyk'].map((label) => ({ value: label, label }));
  it.each([
    ['علی', 'علي'],
    ['پيكسا', 'پیک‌سا'],
    ['3000', 'خط ۳۰۰۰'],
    [' PEYK ', 'Peyk'],
  ])('takes %j for %j: letters and digits of either keyboard, with or without half-space', (text, label) => {
    expect(model.filterOptions(options, text).map((option) => option.label)).toEqual([label]);
  });

  it('shows everything while nothing is looked for', () => {
    expect(model.filterOptions(options, '  ')).toHaveLength(4);
  });

  it('goes to what begins with the typed letters, one letter again and again to the next', () => {
    const labels = ['تهران', 'تبریز', 'شیراز', 'تربت'];
    expect(model.findByTyping(labels, 0, 'ت')).toBe(1);
    expect(model.findByTyping(labels, 1, 'تت')).toBe(3);
    expect(model.findByTyping(labels, 0, 'تر')).toBe(3);
    expect(model.findByTyping(labels, 0, 'ق')).toBe(-1);
    expect(model.findByTyping([], 0, 'ق')).toBe(-1);
  });

  it('begins a new word after a pause', () => {
    const first = model.typeAhead({ text: '', at: 0 }, 'ت', 1000);
    expect(model.typeAhead(first, 'ر', 1499).text).toBe('تر');
    expect(model.typeAhead(first, 'ر', 1500).text).toBe('ر');
  });
});

it('names the first two of the chosen and counts the rest', () => {
  expect(model.summarise(['الف'])).toBe('الف');
  expect(model.summarise(['الف', 'ب'])).toBe('الف، ب');
  expect(model.summarise(['الف', 'ب', 'پ'])).toBe('الف، ب و ۱ مورد دیگر');
  expect(model.summarise(['الف', 'ب', 'پ', 'ت'])).toBe('الف، ب و ۲ مورد دیگر');
});

it('moves by keys and stays inside the list', () => {
  expect(model.moveActive('ArrowUp', 0, 5)).toBe(0);
  expect(model.moveActive('ArrowDown', 4, 5)).toBe(4);
  expect(model.moveActive('PageDown', 0, 5)).toBe(4);
  expect(model.moveActive('Home', 3, 5)).toBe(0);
  expect(model.moveActive('End', 0, 5)).toBe(4);
  expect(model.moveActive('End', 0, 0)).toBe(0);
  expect(model.moveActive('a', 0, 5)).toBeNull();
});

it('scrolls no further than needed to show a row', () => {
  expect(scrollTopFor(0, 40, { scrollTop: 400, clientHeight: 350 })).toBe(0);
  expect(scrollTopFor(12, 40, { scrollTop: 400, clientHeight: 350 })).toBe(400);
  expect(scrollTopFor(20, 40, { scrollTop: 400, clientHeight: 350 })).toBe(498);
});
