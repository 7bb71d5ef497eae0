/** Lets the browser paint, and anyone who is impatient act, before the next piece of work. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Loads the panel in steps. The files come at once (the page asks for all of them), but each is run in a task of its own:
 * in one they would hold a slow phone for a fifth of a second.
 */
async function load(container: HTMLElement): Promise<void> {
  await import('react-dom/client');
  await pause();
  const { startPanel } = await import('./start-panel');
  await pause();
  startPanel(container);
}

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element #root.');
void load(container);

// After everything that the first page needs. The development server has no worker: it would keep files from being seen anew.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => void import('./offline/register-worker').then((it) => it.registerWorker()));
}
