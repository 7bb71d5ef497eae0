const observers = new Set<() => void>();

/** jsdom lays nothing out and has no ResizeObserver: this one reports when a test says that something has a new size. */
class FakeResizeObserver implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}
  private readonly report = () => this.callback([], this);
  observe() {
    observers.add(this.report);
  }
  unobserve() {
    observers.delete(this.report);
  }
  disconnect() {
    observers.delete(this.report);
  }
}

/** Gives the window a ResizeObserver. Answers the way to say that sizes have changed. */
export function installResizeObserver(): () => void {
  observers.clear();
  window.ResizeObserver = FakeResizeObserver;
  return () => observers.forEach((report) => report());
}
