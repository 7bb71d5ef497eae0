export { DESK_ERRORS } from './desk.errors';
export { deskModule } from './desk.module';
export { createDeskServer, deskContract } from './desk-server';
