/** A migration's text: the bundler and the test runner import `.sql` files as strings. */
declare module '*.sql' {
  const text: string;
  export default text;
}
