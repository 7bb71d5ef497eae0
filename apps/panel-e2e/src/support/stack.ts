/** The stack that the journeys run against; `nx e2e panel-e2e` starts it and tells where it is. */

function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the journeys with "npx nx e2e panel-e2e".`);
  return value;
}

export interface StackUnderTest {
  panelUrl: string;
  /** The page of the virtual handsets, where codes and messages arrive. */
  handsetsUrl: string;
  username: string;
  password: string;
  /** Where the stack keeps its data; administration commands work on it. */
  dataFolder: string;
}

export function readStack(): StackUnderTest {
  return {
    panelUrl: read('PEYK_E2E_PANEL_URL'),
    handsetsUrl: read('PEYK_E2E_HANDSETS_URL'),
    username: read('PEYK_E2E_USERNAME'),
    password: read('PEYK_E2E_PASSWORD'),
    dataFolder: read('PEYK_E2E_DATA'),
  };
}
