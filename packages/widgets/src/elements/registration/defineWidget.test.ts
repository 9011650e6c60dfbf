import { expect, it, vi } from 'vitest';
import { defineWidget } from './defineWidget';

const registry = (define = vi.fn(), known?: CustomElementConstructor) =>
  ({ get: () => known, define }) as unknown as CustomElementRegistry;

it('leaves a tag that is taken, without even making a class', () => {
  const make = vi.fn();
  expect(defineWidget('x-card', make, registry(vi.fn(), HTMLElement))).toBe(false);
  expect(make).not.toHaveBeenCalled();
});

it('loses a race with another copy in silence', () => {
  const taken = () => {
    throw new DOMException('taken', 'NotSupportedError');
  };
  expect(defineWidget('x-card', () => HTMLElement, registry(vi.fn(taken)))).toBe(false);
});

it('lets every other failure be heard', () => {
  const wrong = () => {
    throw new DOMException('not a name', 'SyntaxError');
  };
  expect(() => defineWidget('card', () => HTMLElement, registry(vi.fn(wrong)))).toThrow('not a name');
});
