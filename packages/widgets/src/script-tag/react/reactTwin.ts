import { Component, createElement, options, render, type ComponentChild, type ComponentType, type VNode } from 'preact';
import { nodeProps } from './nodeProps';

export { Component, createContext, createElement, createRef, Fragment } from 'preact';
export { Fragment as StrictMode } from 'preact';
export {
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
export { flushSync } from './flushSync';
export { useSyncExternalStore } from './useSyncExternalStore';

type Props = Record<string, unknown>;

/** Components that want their `ref` among their props. */
const forwarding = new WeakSet<object>();

const before = options.vnode;
options.vnode = (node: VNode<Props>) => {
  const { type, ref } = node;
  if (typeof type === 'string') node.props = nodeProps(type, node.props) as typeof node.props;
  else if (ref && forwarding.has(type)) {
    node.props.ref = ref;
    delete node.ref;
  }
  before?.(node);
};

/** A component that takes a `ref` beside its props. */
export function forwardRef(draw: (props: Props, ref: unknown) => ComponentChild) {
  const Forwarding = ({ ref = null, ...props }: Props) => draw(props, ref);
  forwarding.add(Forwarding);
  return Forwarding;
}

const differ = (a: Props, b: Props) =>
  Object.keys({ ...a, ...b }).some((name) => a[name] !== b[name] || !(name in a) || !(name in b));

/** A component that is drawn again only when a prop of its own changed. */
export function memo(Inner: ComponentType<Props>) {
  class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Props) {
      return differ(this.props, next);
    }
    override render() {
      return createElement(Inner, this.props);
    }
  }
  forwarding.add(Memo);
  return Memo;
}

/** Draws into an element of the page. */
export function createRoot(container: HTMLElement) {
  return {
    render: (tree: ComponentChild) => render(tree, container),
    unmount: () => render(null, container),
  };
}
