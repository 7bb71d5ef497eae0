export { jobsModule } from './jobs-module';
