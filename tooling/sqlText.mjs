/** A Vite plugin that imports `*.sql` as text, as tsup's loader does when the server is built. */
export const sqlText = () => ({
  name: 'arma11-sql-text',
  transform: (code, id) =>
    id.endsWith('.sql') ? { code: `export default ${JSON.stringify(code)};`, map: null } : undefined,
});
