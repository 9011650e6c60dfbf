// Writes the types of the wire from the contract's schemas: node tooling/contract/write.mjs
import { writeFileSync } from 'node:fs';
import { wireFile, wireTypes } from './wireTypes.mjs';

writeFileSync(wireFile, await wireTypes());
