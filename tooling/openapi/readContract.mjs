import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { contractShapes } from './contractShapes.mjs';

const CONTRACT = 'packages/core/src/contract';

const recorded = (name) => inRoot('packages/server/src/api/openapi', `${name}.recorded.json`);
/** Beside the code that shows them. */
export const recordedFiles = { fieldComments: recorded('fieldComments'), componentNames: recorded('componentNames') };

/** The schemas that the contract itself gives by name, those with a capital: wherever one is used, the document refers to it. */
function entitiesOf({ exported }) {
  const models = ['wireModels', 'deskModels'].flatMap((name) => [...exported('schemas.ts', name).fields]);
  return models.filter(([name, { shape }]) => /^[A-Z]/.test(name) && shape.name);
}

/** The calls by their headings, each with its parts. */
function callsOf({ exported }) {
  const headings = [...exported('schemas.ts', 'contractSchemas').fields].map(([name, { shape }]) => [name, shape]);
  const apart = ['secondFactor', 'console', 'groups', 'recap', 'visitors'].map((name) => [
    name,
    exported(`${name}.schemas.ts`, `${name}Schemas`),
  ]);
  return [...headings, ...apart.filter(([, { fields }]) => fields)];
}

const keyOf = ({ file, position }) => `${file}:${position}`;

/** Every comment with the places where the document shows it, and the names of the schemas that calls take and return. */
function placed(shapes) {
  const entities = entitiesOf(shapes);
  const registered = new Set(entities.map(([, { shape }]) => shape));
  const shown = new Set();
  const comments = [];
  const names = [];
  /** @param {import('./contractShapes.mjs').Field} field @param {string} at */
  function place({ shape, comment }, at) {
    if (comment) comments.push({ at, comment });
    if (!shape.name) return placeInside(shape, at);
    if (!registered.has(shape)) names.push([at, shape.name]);
    // The document refers to a component, and shows its fields there.
    component(shape);
  }
  /** @param {import('./contractShapes.mjs').Shape} shape */
  function component(shape) {
    if (shown.has(shape)) return;
    shown.add(shape);
    if (shape.doc) comments.push({ at: shape.name, comment: { text: shape.doc } });
    placeInside(shape, shape.name);
  }
  /** @param {import('./contractShapes.mjs').Shape} shape @param {string} at */
  function placeInside({ fields, items, values, options }, at) {
    fields?.forEach((field, name) => place(field, `${at}.${name}`));
    if (items) place({ shape: items }, `${at}[]`);
    if (values) place({ shape: values }, `${at}.*`);
    options?.forEach((shape, index) => place({ shape }, `${at}(${index + 1})`));
  }

  for (const [, { shape }] of entities) component(shape);
  for (const [heading, calls] of callsOf(shapes))
    for (const [call, { shape: parts }] of calls.fields)
      for (const [part, field] of parts.fields) {
        const at = `${heading}.${call}.${part}`;
        // Parameters are shown one by one.
        if (part === 'params' || part === 'query') placeInside(field.shape, at);
        else place(field, at);
      }
  return { comments, names };
}

const sorted = (entries) => Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * What the contract's sources alone know of the document's schemas. `fieldComments`: the doc comments above schemas and their
 * fields, by where the OpenAPI document shows them: `Match.date`, `compe.saveLineup.body.captain`; `[]` is an item of a list,
 * `.*` a value of a record, `(2)` the second option of a union. `componentNames`: by such a place the name of the constant
 * whose schema stands there. Throws where a comment has no such place.
 * @param {(file: string) => string} read the text of a file of the contract's folder
 */
export function readContract(read = (file) => readFileSync(inRoot(CONTRACT, file), 'utf8')) {
  const shapes = contractShapes(read);
  const { comments, names } = placed(shapes);
  const seen = new Set(comments.map(({ comment }) => keyOf(comment)));
  const lost = shapes.innerComments().filter((comment) => !seen.has(keyOf(comment)));
  if (lost.length > 0) {
    const lines = lost.map(({ file, line, text }) => `\n  ${CONTRACT}/${file}:${line}: ${text}`).join('');
    throw new Error(`These comments stand above no field that the OpenAPI document shows:${lines}`);
  }
  return {
    fieldComments: sorted(comments.map(({ at, comment }) => [at, comment.text])),
    componentNames: sorted(names),
  };
}

/** The texts of both files as they have to be, by name. */
export const recordedTexts = () =>
  Object.fromEntries(
    Object.entries(readContract()).map(([name, read]) => [name, `${JSON.stringify(read, null, 1)}\n`]),
  );
