import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';

export type Role = components['schemas']['Role'];
export type PermissionGroup = components['schemas']['PermissionGroup'];

export const ROLES_KEY = ['roles'] as const;

/** All roles of the account, by title; there are at most fifty. */
export const rolesQuery = queryOptions({
  queryKey: [...ROLES_KEY, 'list'] as const,
  queryFn: async ({ signal }) => (await answerOf(api.GET('/acl/partner/role_list', { signal }))).items,
});

/** One role. */
export function roleQuery(id: string) {
  return queryOptions({
    queryKey: [...ROLES_KEY, 'one', id] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/acl/partner/show_role', { params: { query: { id } }, signal })),
  });
}

/** What a role may hold; it changes with the program only, and with what who asks may give. */
export const permissionsQuery = queryOptions({
  queryKey: [...ROLES_KEY, 'permissions'] as const,
  queryFn: async ({ signal }) => (await answerOf(api.GET('/acl/partner/permission_list', { signal }))).items,
});

interface RoleFields {
  readonly title: string;
  readonly permissions: readonly string[];
  /** What is not given stays. */
  readonly limits?: components['schemas']['GivenRoleLimits'];
}

const bodyOf = ({ permissions, ...fields }: RoleFields) => ({ ...fields, permissions: [...permissions] });

export const createRole = (fields: RoleFields) =>
  answerOf(api.POST('/acl/partner/create_role', { body: bodyOf(fields) }));

export const updateRole = (id: string, fields: RoleFields) =>
  answerOf(api.POST('/acl/partner/update_role', { body: { id, ...bodyOf(fields) } }));

export const duplicateRole = (id: string) => answerOf(api.POST('/acl/partner/duplicate_role', { body: { id } }));

export const deleteRole = (id: string) => answerOf(api.POST('/acl/partner/delete_role', { body: { id } }));
