import { useEffect, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { FieldProps } from '../field-frame';
import { panelId, placeList } from './select-model';
import type { SelectList, SelectOption } from './select-types';

export interface SelectProps extends SelectList, FieldProps<readonly string[]> {
  readonly multiple: boolean;
  readonly clearable: boolean;
}

type Opening = ReturnType<typeof placeList> & {
  /** The letter that opened the list, or nothing. */
  readonly seed: string;
};

const OPENING_KEYS: readonly string[] = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

/** The select box without its looks: what is open, chosen, searched, and what the keys of the closed box do. */
export function useSelect(id: string, isMobile: boolean, props: SelectProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [applied, setApplied] = useState('');
  const { value, disabled = false } = props;
  const isOpen = opening !== null && !disabled;

  const apply = (text: string) => {
    setApplied(text);
    props.onSearch?.(text);
  };
  const open = (seed = '') => {
    if (disabled || box === null) return;
    const { top, bottom } = box.getBoundingClientRect();
    setOpening({ ...placeList({ above: top, below: window.innerHeight - bottom }), seed });
  };
  const shut = () => {
    setOpening(null);
    if (applied !== '') apply('');
  };
  const close = () => {
    document.getElementById(id)?.focus({ preventScroll: true });
    shut();
  };
  const chosen = useChosen(props);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const clears = key === 'Delete' || key === 'Backspace';
    if (clears && props.clearable && value.length > 0 && !disabled) return chosen.change([]);
    const isLetter = key.length === 1 && key !== ' ';
    if (!isLetter && !OPENING_KEYS.includes(key)) return;
    event.preventDefault();
    open(isLetter ? key : '');
  };
  /** The list is a part of the field, although it stands elsewhere on the page; a sheet keeps the focus by itself. */
  const leave = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget;
    if (holds(event.currentTarget, next) || holds(panelOf(id), next) || (isOpen && isMobile)) return;
    if (isOpen) shut();
    props.onBlur?.();
  };
  useEffect(() => {
    if (!isOpen || isMobile) return undefined;
    const pressedOutside = ({ target }: PointerEvent) => {
      // The focus goes back first: the press takes it from there, so that the field hears that it is left.
      if (!holds(box, target) && !holds(panelOf(id), target)) close();
    };
    document.addEventListener('pointerdown', pressedOutside);
    return () => document.removeEventListener('pointerdown', pressedOutside);
  });
  return { box, setBox, opening: isOpen ? opening : null, applied, apply, open, close, press, leave, chosen };
}

/** The open list. It is looked up when it is needed: it takes the focus before React has told anybody that it is there. */
function panelOf(id: string): HTMLElement | null {
  return document.getElementById(panelId(id));
}

function holds(element: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && element?.contains(target) === true;
}

/** What is chosen, by name, and the ways to change it. */
function useChosen({ options, chosenOptions = [], value, onChange, multiple }: SelectProps) {
  // A search elsewhere takes the chosen option out of the list: its name is kept.
  const [remembered, setRemembered] = useState<readonly SelectOption[]>([]);
  const nameOf = (one: string) =>
    [options, chosenOptions, remembered].flatMap((list) => list.filter((option) => option.value === one))[0];
  const change = (values: readonly string[]) => {
    setRemembered(values.flatMap((one) => nameOf(one) ?? []));
    onChange(values);
  };
  const choose = (one: string) => {
    if (!multiple) return change([one]);
    return change(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  };
  /** Chooses all of these, or none of them where all are chosen. Others stay. */
  const chooseAll = (all: readonly string[]) => {
    const others = value.filter((one) => !all.includes(one));
    change(all.every((one) => value.includes(one)) ? others : [...others, ...all]);
  };
  const named = value.map((one) => nameOf(one) ?? { value: one, label: one });
  return { named, change, choose, chooseAll };
}
