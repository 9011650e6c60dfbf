/**
 * Lets the parts of React Router that nothing uses leave the bundle: its components are made by calls and named by
 * assignments, which a bundler has to keep as they might do something. For Vite.
 */
export const pureRouter = () => ({
  name: 'app-pure-router',
  apply: /** @type {const} */ ('build'),
  transform(code, id) {
    if (!/[\\/]react-router[\\/]dist[\\/]/.test(id)) return null;
    const pure = code
      .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replaceAll(/= (React[$\d]*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1');
    return { code: pure, map: null };
  },
});
