/** The bundler makes a file of its own of a worker, and gives its address. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}
