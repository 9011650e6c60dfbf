import { writeFileSync } from 'node:fs';
import { describedFiles } from './describedFiles.mjs';

for (const [file, text] of await describedFiles()) writeFileSync(file, text);
