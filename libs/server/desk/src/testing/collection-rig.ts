import { deskRig } from './desk-rig';
import type { GivenPerson } from './desk-rig';

export interface ShownItem {
  key: string;
  version: string;
  title: string;
  state: string | null;
  facts: { title: string; value: string; kind: string }[];
  values: { name: string; value: string }[];
}

export const valueOf = ({ values }: ShownItem, name: string) => values.find((one) => one.name === name)?.value;

type Values = Readonly<Record<string, string>>;
type Who = 'editor' | 'other' | 'seller';

const wire = (values: Values) => Object.entries(values).map(([name, value]) => ({ name, value }));

/** The desk with people who keep what everybody has; for the top of a test file. */
export function collectionRig() {
  const rig = deskRig();
  const people = {} as Record<Who, GivenPerson>;
  beforeAll(async () => {
    people.editor = await rig.givenPerson('editorial');
    people.other = await rig.givenPerson('editorial');
    people.seller = await rig.givenPerson('commerce');
  });
  const by = async (who: Who, path: string, body: object) => {
    const answer = await rig.call(path, { token: people[who].token, body });
    return { status: answer.status, code: answer.meta.message_code, errors: answer.meta.errors, data: answer.data };
  };
  const add = (who: Who, collection: string, values: Values) =>
    by(who, '/collection/add', { collection, values: wire(values) });
  const list = async (who: Who, collection: string): Promise<ShownItem[]> =>
    (await by(who, '/collection/list', { collection, limit: 100 })).data.items;
  const change = (who: Who, collection: string, { key, version }: ShownItem, values: Values) =>
    by(who, '/collection/change', { collection, key, version, values: wire(values) });
  const remove = (who: Who, collection: string, { key }: ShownItem) =>
    by(who, '/collection/remove', { collection, key });
  async function lastOf(who: Who, collection: string, title: string): Promise<ShownItem> {
    const item = (await list(who, collection)).find((one) => one.title === title);
    if (!item) throw new Error(`nothing is called ${title}`);
    return item;
  }
  return { ...rig, people, by, add, list, change, remove, lastOf };
}
