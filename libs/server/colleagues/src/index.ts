export { COLLEAGUES_ERRORS } from './colleagues.errors';
export { colleaguesModule } from './colleagues.module';
export type { MemberInvitationsTable } from './colleagues.tables';
export type { Member, MemberKey, MemberState } from './members/members.repository';
export { activateMember, createMember, deactivateMember, listMembers, setMemberRole } from './members/members.service';
export type { NewMember } from './members/members.service';
export type { Role, RoleKey } from './roles/roles.repository';
export { createRole, deleteRole, duplicateRole, listAccessRoles, requireRole, updateRole } from './roles/roles.service';
export type { NewRole } from './roles/roles.service';
