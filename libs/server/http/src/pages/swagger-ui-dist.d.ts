declare module 'swagger-ui-dist/absolute-path.js' {
  /** The folder of swagger-ui's files. */
  export default function absolutePath(): string;
}
