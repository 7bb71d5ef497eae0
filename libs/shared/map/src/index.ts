export { AreaField } from './area-field';
