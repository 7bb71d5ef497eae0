import type { ServerContext } from '@peyk/server-database';
import type { Handlers } from '@peyk/server-http';
import { ACCESS } from '@peyk/shared-contract';
import type { OperationId, Permission } from '@peyk/shared-contract';
import type { ExtendServer, ServerModule } from './server-module';

type ListName =
  'tasks' | 'jobs' | 'figures' | 'live' | 'retention' | 'searched' | 'commands' | 'sealed' | 'queues' | 'collections';
type Listed<Name extends ListName> = NonNullable<ServerModule[Name]>[number];

/** What the modules give under this name, in their order. */
export function allOf<Name extends ListName>(modules: readonly ServerModule[], name: Name): readonly Listed<Name>[] {
  // The cast: what stands under a name has the name's type.
  return modules.flatMap((module) => (module[name] ?? []) as readonly Listed<Name>[]);
}

/** The operations of a list of modules. */
export type OperationOf<Modules extends readonly ServerModule[]> = {
  [Index in keyof Modules]: Modules[Index] extends { readonly handlers: infer Own } ? keyof Own : never;
}[number] &
  OperationId;

/**
 * The handlers of all modules. That none is missing is a matter of types: the answer has the operations of the list.
 * @throws when two modules handle one operation
 */
export function handlersOf<const Modules extends readonly ServerModule[]>(
  modules: Modules,
): Handlers<OperationOf<Modules>> {
  const owners = new Map<string, string>();
  for (const { name, handlers = {} } of modules) {
    for (const operation of Object.keys(handlers)) {
      const other = owners.get(operation);
      if (other !== undefined) throw new Error(`${operation} is handled by ${other} and by ${name}: keep one`);
      owners.set(operation, name);
    }
  }
  return Object.assign({}, ...modules.map(({ handlers }) => handlers));
}

/** The permissions that guard the operations of a module, by the contract. */
export function permissionsOf({ handlers = {} }: ServerModule): readonly Permission[] {
  const all = (Object.keys(handlers) as OperationId[]).flatMap((operation) => {
    const { permission } = ACCESS[operation];
    return permission === null ? [] : [permission];
  });
  return [...new Set(all)].sort();
}

/** Adds the routes of all modules that have some beside the contract's. */
export function extendAll(modules: readonly ServerModule[], context: ServerContext): ExtendServer {
  return async (server) => {
    for (const { extend } of modules) await extend?.(context)(server);
  };
}

/** What keeps the calls of programs, if one of the modules does. */
export function recorderOf(modules: readonly ServerModule[], context: ServerContext) {
  return modules.find(({ calls }) => calls !== undefined)?.calls?.(context);
}
