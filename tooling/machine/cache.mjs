import { inRoot } from '../../scripts/jobs/place.mjs';

/** A path in the project's own cache: what is unpacked once from packages, so that no other folder of the machine is used. */
export const inCache = (...parts) => inRoot('node_modules', '.cache', 'arma11', ...parts);

/** The folder of a package that only tests need. */
export const testPackage = (name) => inRoot('packages', 'testing', 'node_modules', name);
