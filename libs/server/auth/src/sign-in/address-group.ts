export { addressGroup } from '@peyk/server-http';
