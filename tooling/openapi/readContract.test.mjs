import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContract, recordedFiles, recordedTexts } from './readContract.mjs';

it.each(Object.entries(recordedTexts()))(
  '%s.recorded.json is what the contract says; npm run refresh writes it anew',
  (name, text) => {
    expect(readFileSync(recordedFiles[name], 'utf8')).toBe(text);
  },
);

const INDEX = `
  import * as models from './models';
  import * as deskMoney from './deskMoney.models';
  import { roomsSchemas } from './rooms.schemas';
  export const contractSchemas = { rooms: roomsSchemas };
  export const deskModels = { ...deskMoney };
  export { models as wireModels };`;

const MODELS = `
  const room = z.object({
    /** Prize pot. */
    pozo: Coins,
    id: Id,
  });
  export interface Room extends z.infer<typeof room> {}
  export const Room: Model<Room> = room;
  export const ok = (shape) => z.object({ status: z.literal('ok'), ...shape });
  export const pageOf = (item) => z.object({ count: z.int(), results: z.array(item) });`;

const DESK = `
  export const DeskRoom = z.object({
    /** By hand. */
    held: z.boolean(),
  });`;

/** What is read where the schemas of the rooms' calls are these. */
function read(schemas) {
  const rooms = `import { ok, pageOf, Room } from './models';\n${schemas}`;
  const files = {
    'schemas.ts': INDEX,
    'models.ts': MODELS,
    'deskMoney.models.ts': DESK,
    'rooms.schemas.ts': rooms,
    'secondFactor.schemas.ts': '',
    'console.schemas.ts': '',
    'recap.schemas.ts': '',
    'visitors.schemas.ts': '',
    'groups.schemas.ts': '',
  };
  return readContract((file) => files[file]);
}

/** The comments that are found then. */
function found(schemas) {
  const { 'DeskRoom.held': desk, 'Room.pozo': entity, ...ofCalls } = read(schemas).fieldComments;
  expect([desk, entity]).toEqual(['By hand.', 'Prize pot.']);
  return ofCalls;
}

describe('the comments of fields', () => {
  it('stand under the component that has the field, of the game and of the desk', () => {
    expect(found('export const roomsSchemas = {};')).toEqual({});
  });

  it('stand under the part of a call that has the field, through lists, records, unions and nested objects', () => {
    const schemas = `export const roomsSchemas = {
      list: {
        query: z.object({
          /**
           * Only rooms
           * of this league.
           */
          league: z.string().optional(),
        }),
        /** Newest first. */
        response: z.array(
          z.object({
            /** Where it stands. */
            place: z.object({
              /** From 1. */
              rank: z.int(),
            }).nullable(),
          }),
        ),
      },
      save: {
        body: z.union([
          z.object({ id: Id }),
          z.object({
            /** Its code. */
            code: z.string(),
          }),
        ]),
        response: z.record(
          z.string(),
          z.object({
            /** As it was. */
            before: z.unknown(),
          }),
        ).optional(),
      },
    } satisfies SchemasFor<typeof rooms>;`;
    expect(found(schemas)).toEqual({
      'rooms.list.query.league': 'Only rooms of this league.',
      'rooms.list.response': 'Newest first.',
      'rooms.list.response[].place': 'Where it stands.',
      'rooms.list.response[].place.rank': 'From 1.',
      'rooms.save.body(2).code': 'Its code.',
      'rooms.save.response.*.before': 'As it was.',
    });
  });

  it('follow fields that are extended, spread or handed to a helper, and stop at a component', () => {
    const schemas = `
      const Money = z.object({
        /** Before the commission. */
        total: z.int(),
      });
      export const roomsSchemas = {
        one: {
          response: Money.partial().extend({
            room: Room,
            /** Those left. */
            free: z.int(),
          }).nullable(),
        },
        all: { response: pageOf(Money) },
        join: {
          response: ok({
            ...Money.shape,
            /** The room. */
            room: Room,
          }),
        },
      };`;
    expect(found(schemas)).toEqual({
      'Money.total': 'Before the commission.',
      'rooms.join.response.room': 'The room.',
      'rooms.join.response.total': 'Before the commission.',
      'rooms.one.response.free': 'Those left.',
      'rooms.one.response.total': 'Before the commission.',
    });
  });

  it('stand under the call where it extends a component', () => {
    const schemas = `export const roomsSchemas = {
      one: {
        response: Room.extend({
          /** Another. */
          id: Id,
        }),
      },
    };`;
    expect(found(schemas)).toEqual({ 'rooms.one.response.id': 'Another.', 'rooms.one.response.pozo': 'Prize pot.' });
  });
});

describe('the names of components', () => {
  it('are those of the constants that calls take and return, with a capital, whatever stands around them', () => {
    const schemas = `
      const Kind = z.enum(['a', 'b']);
      const seat = z.object({ kind: Kind });
      export const roomsSchemas = {
        list: { query: z.object({ kind: Kind }), response: z.array(seat) },
        sit: { body: seat.nullable(), response: ok({ room: Room }) },
      };`;
    expect(read(schemas).componentNames).toEqual({
      'Seat.kind': 'Kind',
      'rooms.list.query.kind': 'Kind',
      'rooms.list.response[]': 'Seat',
      'rooms.sit.body': 'Seat',
    });
  });

  it('are the exported ones where a schema has two, with what stands above its type', () => {
    const schemas = `
      const paper = z.object({ id: Id });
      /** What was paid. */
      export interface Certificate extends z.infer<typeof paper> {}
      export const Certificate: Model<Certificate> = paper;
      export const roomsSchemas = { one: { response: paper }, all: { response: z.array(Certificate) } };`;
    const { componentNames, fieldComments } = read(schemas);
    expect(componentNames).toEqual({ 'rooms.all.response[]': 'Certificate', 'rooms.one.response': 'Certificate' });
    expect(fieldComments).toMatchObject({ Certificate: 'What was paid.' });
  });

  it('are none for parameters, and for a schema that was changed since it was named', () => {
    const schemas = `
      const ById = z.object({ id: Id });
      const seat = z.object({ id: Id });
      export const roomsSchemas = { one: { params: ById, response: seat.partial() } };`;
    expect(read(schemas).componentNames).toEqual({});
  });
});

describe('a comment that would be lost', () => {
  const lost = {
    'above a field of what no call uses': ['const Lost = z.object({', '  /** Nobody reads it. */', '  id: Id,', '});'],
    'above no field': ['export const Kind = z.enum([', '  /** The first. */', "  'a',", ']);'],
    'beside a field': ['const Beside = z.object({', '  id: Id, /** No editor shows it. */', '});'],
    'above the call': ['const calls = {', '  /** A call. */', '  one: { response: Room },', '};'],
  };

  it.each(Object.entries(lost))('is refused with its file and line: %s', (_, lines) => {
    const schemas = [...lines, 'export const roomsSchemas = { ...calls };'].join('\n');
    expect(() => found(schemas)).toThrow('packages/core/src/contract/rooms.schemas.ts:3: ');
  });

  it('is refused where fields are changed in a way that is not known here', () => {
    const schemas = 'export const roomsSchemas = {\n  one: { response: Room.omit({ pozo: true }) },\n};';
    expect(() => found(schemas)).toThrow('rooms.schemas.ts:3: what .omit() does');
  });
});
