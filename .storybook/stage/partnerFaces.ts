import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-700.css';
import '@fontsource/source-serif-4/latin-400.css';
import '@fontsource/source-serif-4/latin-700.css';
import { loadFaces } from '../stillness';

const families = ['Source Sans 3', 'Source Serif 4'];

/** Loads the faces that pages of invented partners are set in: what a machine has for `serif` differs from what another has. */
export const loadPartnerFaces = () =>
  loadFaces(families.flatMap((family) => [`400 16px '${family}'`, `700 16px '${family}'`]));
