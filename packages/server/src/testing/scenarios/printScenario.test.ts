import { expect, it } from 'vitest';
import type { PackedScenario } from '@arma11/testing/scenarios';
import { printJson, printScenario } from './printScenario';

const packed: PackedScenario = {
  name: 'antes',
  now: '2026-06-11T20:00:00.000Z',
  answers: {
    'POST b/ {"x":1}': { changes: { 'GET a/': { status: 200, body: [] } }, body: { ok: true }, status: 201 },
    'GET a/': { body: ['$club-1'], status: 200 },
  },
  parts: { 'club-1': { name: 'Garúa', id: 1 } },
};

it('prints one field a line: when it was recorded, what is answered, then the parts', () => {
  expect(printScenario(packed)).toBe(`{
  "name": "antes",
  "now": "2026-06-11T20:00:00.000Z",
  "answers": {
    "GET a/": {
      "status": 200,
      "body": [
        "$club-1"
      ]
    },
    "POST b/ {\\"x\\":1}": {
      "status": 201,
      "body": {
        "ok": true
      },
      "changes": {
        "GET a/": {
          "status": 200,
          "body": []
        }
      }
    }
  },
  "parts": {
    "club-1": {
      "id": 1,
      "name": "Garúa"
    }
  }
}
`);
});

it('prints a new field as one new line', () => {
  const wider = { ...packed, parts: { 'club-1': { id: 1, founded: 1923, name: 'Garúa' } } };
  const before = new Set(printScenario(packed).split('\n'));
  expect(
    printScenario(wider)
      .split('\n')
      .filter((line) => !before.has(line)),
  ).toEqual(['      "founded": 1923,']);
});

it('prints the same whatever the order of the fields, at every depth', () => {
  expect(printJson({ b: [{ d: 1, c: null }], a: {}, e: undefined })).toBe(printJson({ a: {}, b: [{ c: null, d: 1 }] }));
});
