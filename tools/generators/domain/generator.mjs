/** Nx loads generators itself and would ask for a transpiler; this door lets Node strip the types. */
export { default } from './generate-domain.ts';
