import { describe, expect, it } from 'vitest';
import { partOfCall, referTo } from './componentNames';
import type { Json } from './jsonSchemas';
import { placedSchema } from './placedSchema';

const text = { type: 'string' };
const object = (properties: Json): Json => ({ type: 'object', properties });
const place = partOfCall('shop.basket', 'response', true);

/** What a schema becomes as what `shop.basket` returns, and the components that come with it. */
function placed(schema: Json) {
  const components: Json = {};
  return { shown: placedSchema(schema, place, components), components };
}
const names = (schema: Json) => Object.keys(placed(schema).components).sort();

describe('a schema in the OpenAPI document', () => {
  it('is called by its call and field where it has no name, an item in the singular', () => {
    const entries = { type: 'array', items: object({ matches: { type: 'array', items: object({ id: text }) } }) };
    expect(names(object({ sum: object({ net: text }), entries }))).toEqual([
      'ShopBasket',
      'ShopBasketEntry',
      'ShopBasketEntryMatch',
      'ShopBasketSum',
    ]);
  });

  it.each([
    ['shop.basket', 'response', true, 'ShopBasket'],
    ['shop.buy', 'response', false, 'ShopBuyResult'],
    ['shop.buy', 'body', false, 'ShopBuyBody'],
    ['ops.roomList', 'response', true, 'DeskRoomListResult'],
  ] as const)('%s has a %s that is called by whether it reads (%s): %s', (call, part, reads, name) => {
    expect(partOfCall(call, part, reads).name).toBe(name);
  });

  it('is called by what is on it where it is a page', () => {
    const results = { type: 'array', items: { $ref: '#/components/schemas/Movement' } };
    const page = object({ count: text, next: text, previous: text, results });
    expect(placed(page).shown).toEqual({ $ref: '#/components/schemas/MovementPage' });
    expect(placed(page).components).toMatchObject({ MovementPage: { description: 'A page of `Movement`.' } });
  });

  it('is referred to, beside what is said of the field: whether it may be null, and what it is unless it is sent', () => {
    const { shown, components } = placed(
      object({
        size: { ...object({ n: text }), default: { n: '1' } },
        gift: { anyOf: [{ ...object({ to: text }), description: 'For whom.' }, { type: 'null' }] },
      }),
    );
    expect(shown).toEqual({ $ref: '#/components/schemas/ShopBasket' });
    expect(components).toMatchObject({
      ShopBasket: {
        properties: {
          size: { $ref: '#/components/schemas/ShopBasketSize', default: { n: '1' } },
          gift: {
            anyOf: [{ $ref: '#/components/schemas/ShopBasketGift' }, { type: 'null' }],
            description: 'For whom.',
          },
        },
      },
    });
    expect(components['ShopBasketSize']).not.toHaveProperty('default');
  });

  it('keeps the name and the words that it brings with it', () => {
    const pack = { ...object({ id: text }), description: 'A pack.', 'x-component': 'Pack' };
    expect(placed({ type: 'array', items: pack })).toEqual({
      shown: { type: 'array', items: { $ref: '#/components/schemas/Pack', description: 'A pack.' } },
      components: { Pack: { ...object({ id: text }), description: 'A pack.' } },
    });
  });
});

describe('a name', () => {
  it('belongs to one schema, however it is closed', () => {
    const components: Json = {};
    referTo({ name: 'Pack' }, { ...object({ id: text }), additionalProperties: false }, components);
    expect(() => referTo({ name: 'Pack' }, object({ id: text }), components)).not.toThrow();
    expect(() => referTo({ name: 'Pack' }, object({ name: text }), components)).toThrow(
      'Two schemas are called Pack: give one of them another name where it is declared.',
    );
  });
});
