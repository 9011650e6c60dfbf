import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { contractShapes } from './contractShapes.mjs';

const CONTRACT = 'packages/core/src/contract';

/** Beside the code that shows them. */
export const fieldCommentsFile = inRoot('packages/server/src/api/openapi/fieldComments.recorded.json');

/** The schemas that are components of the document, by their id: those with fields, under a name with a capital. */
function entitiesOf({ exported }) {
  const models = ['wireModels', 'deskModels'].flatMap((name) => [...exported('schemas.ts', name).fields]);
  return models.filter(([name, { shape }]) => /^[A-Z]/.test(name) && shape.fields);
}

const keyOf = ({ file, position }) => `${file}:${position}`;

/** Every comment with the places where the document shows it. */
function placedComments(shapes) {
  const entities = entitiesOf(shapes);
  const components = new Set(entities.map(([, { shape }]) => shape));
  const found = [];
  /** @param {import('./contractShapes.mjs').Field} field @param {string} at */
  function place({ shape, comment }, at) {
    if (comment) found.push({ at, comment });
    // The document refers to a component, and shows its fields there.
    if (!components.has(shape)) placeInside(shape, at);
  }
  /** @param {import('./contractShapes.mjs').Shape} shape @param {string} at */
  function placeInside({ fields, items, values, options }, at) {
    fields?.forEach((field, name) => place(field, `${at}.${name}`));
    if (items) place({ shape: items }, `${at}[]`);
    if (values) place({ shape: values }, `${at}.*`);
    options?.forEach((shape, index) => place({ shape }, `${at}(${index + 1})`));
  }

  for (const [name, { shape }] of entities) placeInside(shape, name);
  for (const [heading, { shape: calls }] of shapes.exported('schemas.ts', 'contractSchemas').fields)
    for (const [call, { shape: parts }] of calls.fields)
      for (const [part, field] of parts.fields) place(field, `${heading}.${call}.${part}`);
  return found;
}

/**
 * The doc comments above fields of the contract's schemas, by where the OpenAPI document shows them: `Match.date`,
 * `compe.saveLineup.body.captain`. `[]` is an item of a list, `.*` a value of a record, `(2)` the second option of a union.
 * Throws where a comment has no such place.
 * @param {(file: string) => string} read the text of a file of the contract's folder
 */
export function fieldComments(read = (file) => readFileSync(inRoot(CONTRACT, file), 'utf8')) {
  const shapes = contractShapes(read);
  const found = placedComments(shapes);
  const placed = new Set(found.map(({ comment }) => keyOf(comment)));
  const lost = shapes.innerComments().filter((comment) => !placed.has(keyOf(comment)));
  if (lost.length > 0) {
    const lines = lost.map(({ file, line, text }) => `\n  ${CONTRACT}/${file}:${line}: ${text}`).join('');
    throw new Error(`These comments stand above no field that the OpenAPI document shows:${lines}`);
  }
  const entries = found.map(({ at, comment }) => [at, comment.text]);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The text of the file as it has to be. */
export const fieldCommentsText = () => `${JSON.stringify(fieldComments(), null, 1)}\n`;
