export { ippanelModule } from './ippanel.module';
