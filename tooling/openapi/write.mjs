// Writes the comments above the contract's fields for the OpenAPI document: node tooling/openapi/write.mjs
import { writeFileSync } from 'node:fs';
import { fieldCommentsFile, fieldCommentsText } from './fieldComments.mjs';

writeFileSync(fieldCommentsFile, fieldCommentsText());
