import { PANEL_GROUPS } from './panel-actions';
import type { ActionGroup } from './panel-actions';
import { OTHER_SUPPORT, SUPPORT_GROUP } from './support-actions';

const SUPPORT = 'support';
const GROUPS: Readonly<Record<string, ActionGroup>> = { ...PANEL_GROUPS, [SUPPORT]: SUPPORT_GROUP };

const KNOWN = new Map(
  Object.entries(GROUPS).flatMap(([group, { actions }]) =>
    Object.entries(actions).map(([action, title]) => [action, { group, title }] as const),
  ),
);

/** The heading and the title of an action: no one reads the name of an operation. */
export const wordsOfAction = (action: string): { group: string; title: string } =>
  KNOWN.get(action) ?? { group: SUPPORT, title: OTHER_SUPPORT };

/** Whether people of the account do it in the panel or by a key: then it is told which admin did it on their behalf. */
export const isOfPanel = (action: string): boolean => (KNOWN.get(action)?.group ?? SUPPORT) !== SUPPORT;

/** The actions under a heading; none of one that there is not. */
export const actionsOfGroup = (group: string): string[] =>
  Object.hasOwn(GROUPS, group) ? Object.keys(GROUPS[group]?.actions ?? {}) : [];

/** All headings with their actions. Several commands with one title are the support's business, so it is looked for as a whole. */
export const actionChoices = () =>
  Object.entries(GROUPS).map(([id, { title, actions }]) => ({
    ...{ id, title },
    actions: id === SUPPORT ? [] : Object.entries(actions).map(([action, words]) => ({ id: action, title: words })),
  }));
