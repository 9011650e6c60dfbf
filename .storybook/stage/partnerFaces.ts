import { loadFaces } from '../stillness';
import './partnerFaces.css';

/** Loads the faces that pages of invented partners are set in; their stories alone need them. */
export const loadPartnerFaces = () =>
  loadFaces([
    "400 16px 'Source Serif 4'",
    "700 16px 'Source Serif 4'",
    "400 16px 'Source Sans 3'",
    "700 16px 'Source Sans 3'",
  ]);
