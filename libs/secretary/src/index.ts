export { secretaryModule } from './secretary-module';
