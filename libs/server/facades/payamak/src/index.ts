export { payamakModule } from './payamak.module';
