import { beforeEach, expect, it, vi } from 'vitest';
import { ElementProps, upgradeProperties } from './elementProps';
import { flag, from, oneOf, positiveInteger } from './readers';

const table = { kind: oneOf('compe', 'predi'), salaId: from('sala', positiveInteger), readonly: flag, room: null };
let element: HTMLElement;
let props: ElementProps;
let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  element = document.createElement('x-card');
  props = new ElementProps(element, table);
});

it('reads attributes, and nothing where there are none', () => {
  expect(props.all()).toEqual({});
  element.setAttribute('sala', '7');
  element.setAttribute('readonly', '');
  expect(props.all()).toEqual({ salaId: 7, readonly: true });
});

it('lets a property win over its attribute, until it is taken back', () => {
  element.setAttribute('sala', '7');
  props.set('salaId', 8);
  element.setAttribute('sala', '9');
  expect(props.get('salaId')).toBe(8);
  props.set('salaId', undefined);
  expect(props.get('salaId')).toBe(9);
});

it('lets a flag be turned off as a property although its attribute is there', () => {
  element.setAttribute('readonly', '');
  props.set('readonly', false);
  expect(props.get('readonly')).toBe(false);
});

it('takes objects as they are', () => {
  const room = { id: 7 };
  props.set('room', room);
  expect(props.get('room')).toBe(room);
});

it('falls back to the default for what it does not understand, and says so once for the whole page', async () => {
  const other = document.createElement('x-card');
  const others = new ElementProps(other, table);
  for (const card of [element, other]) card.setAttribute('kind', 'liga');
  expect([props.get('kind'), props.get('kind'), others.get('kind')]).toEqual([undefined, undefined, undefined]);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([['<x-card>: kind="liga" is not understood; kind takes compe, predi.']]);
});

it('says so of a property too, and keeps to the attribute', async () => {
  element.setAttribute('sala', '7');
  props.set('salaId', 'ocho');
  expect(props.get('salaId')).toBe(7);
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith('<x-card>: salaId="ocho" is not understood; salaId takes a whole number from 1.'),
  );
});

it('explains that a flag is not turned off by the word "false"', async () => {
  element.setAttribute('readonly', 'false');
  expect(props.get('readonly')).toBe(true);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
});

it('takes over what was set before the class was known', () => {
  const set = vi.fn();
  Object.defineProperty(Object.getPrototypeOf(element) as object, 'sala99', { configurable: true, set });
  Object.defineProperty(element, 'sala99', { configurable: true, writable: true, value: 7 });
  upgradeProperties(element, ['sala99', 'never']);
  expect(set).toHaveBeenCalledExactlyOnceWith(7);
  expect(Object.hasOwn(element, 'sala99')).toBe(false);
});
