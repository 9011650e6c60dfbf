import { options, type ComponentChild } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import {
  Component,
  createElement,
  createRoot,
  flushSync,
  forwardRef,
  memo,
  useState,
  useSyncExternalStore,
} from './reactTwin';

const box = document.body.appendChild(document.createElement('div'));
const root = createRoot(box);
afterEach(() => act(() => root.unmount()));
const show = (tree: ComponentChild) => act(() => root.render(tree));

it('tells of every letter, and of a press on a box as it comes', () => {
  const [typed, ticked] = [vi.fn(), vi.fn()];
  void show(
    createElement(
      'p',
      {},
      createElement('input', { onChange: typed }),
      createElement('input', { type: 'checkbox', onChange: ticked }),
    ),
  );
  const [text, tick] = box.querySelectorAll('input');
  text?.dispatchEvent(new Event('input'));
  text?.dispatchEvent(new Event('change'));
  tick?.dispatchEvent(new Event('change'));
  expect([typed.mock.calls.length, ticked.mock.calls.length]).toEqual([1, 1]);
});

it('hears of focus inside, as it bubbles', () => {
  const [came, went] = [vi.fn(), vi.fn()];
  void show(createElement('div', { onFocus: came, onBlur: went }, createElement('button', {})));
  const button = box.querySelector('button');
  button?.focus();
  button?.blur();
  expect([came.mock.calls.length, went.mock.calls.length]).toEqual([1, 1]);
});

it('hands a ref on, through a memo too', () => {
  const Inner = forwardRef((props, ref) => createElement('b', { ...props, ref: ref as never }));
  const Kept = memo(Inner as never);
  const [one, two] = [{ current: null as unknown }, { current: null as unknown }];
  void show(
    createElement(
      'p',
      {},
      createElement(Inner as never, { ref: one, id: 'one' }),
      createElement(Kept, { ref: two, id: 'two' }),
    ),
  );
  expect([one.current, two.current]).toEqual([...box.querySelectorAll('b')]);
});

it('draws what is remembered again only for another prop', () => {
  const draw = vi.fn(() => null);
  const Kept = memo(draw);
  void show(createElement(Kept, { a: 1 }));
  void show(createElement(Kept, { a: 1 }));
  expect(draw).toHaveBeenCalledTimes(1);
  void show(createElement(Kept, { a: 1, b: undefined }));
  expect(draw).toHaveBeenCalledTimes(2);
});

function store(value: number) {
  const listeners = new Set<() => void>();
  return {
    listeners,
    read: () => value,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed) as never;
    },
    put: (next: number) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
const Shown = ({ of }: { of: ReturnType<typeof store> }) =>
  createElement('i', {}, useSyncExternalStore(of.subscribe, of.read));

it('draws a change of a store at once, also one before the first frame', async () => {
  const early = store(1);
  root.render(createElement(Shown as never, { of: early }));
  early.put(5);
  await Promise.resolve();
  expect(box.textContent).toBe('5');
});

it('follows a store, be it another than before', () => {
  const [first, second] = [store(1), store(2)];
  void show(createElement(Shown as never, { of: first }));
  void act(() => first.put(5));
  expect(box.textContent).toBe('5');
  void show(createElement(Shown as never, { of: second }));
  expect([box.textContent, first.listeners.size, second.listeners.size]).toEqual(['2', 0, 1]);
  void act(() => second.put(7));
  expect(box.textContent).toBe('7');
});

it('has drawn what a synchronous change made, and leaves the next to its time', () => {
  const held: { set?: (value: number) => void } = {};
  const hold = (set: (value: number) => void) => Object.assign(held, { set });
  const Counted = () => {
    const [value, set] = useState(0);
    hold(set);
    return createElement('i', {}, value);
  };
  root.render(createElement(Counted, {}));
  flushSync(() => held.set?.(3));
  expect(box.textContent).toBe('3');
  expect('debounceRendering' in options && options.debounceRendering !== undefined).toBe(false);
});

it('catches a crash in a boundary', () => {
  class Boundary extends Component<{ children?: unknown }, { crashed: boolean }> {
    override state = { crashed: false };
    static override getDerivedStateFromError() {
      return { crashed: true };
    }
    override render() {
      return this.state.crashed ? 'caught' : (this.props.children as never);
    }
  }
  const Crash = () => {
    throw new Error('no');
  };
  void show(createElement(Boundary as never, {}, createElement(Crash, {})));
  expect(box.textContent).toBe('caught');
});
