import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type SlotName = 'actions' | 'footer';

interface Slots {
  readonly targets: Readonly<Record<SlotName, HTMLElement | null>>;
  readonly setTarget: (name: SlotName, element: HTMLElement | null) => void;
}

const SlotsContext = createContext<Slots | null>(null);

/** Lets pages fill places of the shell: their actions beside the title, and a footer of their own on the phone. */
export function PageSlotsProvider({ children }: { readonly children: ReactNode }) {
  const [targets, setTargets] = useState<Slots['targets']>({ actions: null, footer: null });
  const [setTarget] = useState(
    () => (name: SlotName, element: HTMLElement | null) =>
      setTargets((before) => (before[name] === element ? before : { ...before, [name]: element })),
  );
  return <SlotsContext value={{ targets, setTarget }}>{children}</SlotsContext>;
}

/** The place in the shell that a page may fill. */
export function PageSlotTarget({ name }: { readonly name: SlotName }) {
  const setTarget = useContext(SlotsContext)?.setTarget;
  const [attach] = useState(() => (element: HTMLElement | null) => setTarget?.(name, element));
  return <div ref={attach} data-slot={name} />;
}

/** What a page puts into the shell's place of that name. Draws nothing where there is no shell. */
export function PageSlot({ name, children }: { readonly name: SlotName; readonly children: ReactNode }) {
  const target = useContext(SlotsContext)?.targets[name] ?? null;
  return target === null ? null : createPortal(children, target);
}
