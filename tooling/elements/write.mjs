import { writeFileSync } from 'node:fs';
import { customElements, manifestFile } from './customElements.mjs';

writeFileSync(manifestFile, await customElements());
