// Writes what the contract's sources say of its schemas for the OpenAPI document: node tooling/openapi/write.mjs
import { writeFileSync } from 'node:fs';
import { recordedFiles, recordedTexts } from './readContract.mjs';

for (const [name, text] of Object.entries(recordedTexts())) writeFileSync(recordedFiles[name], text);
