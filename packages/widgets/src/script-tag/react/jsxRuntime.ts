import { createElement, type VNode } from 'preact';

export { Fragment } from 'preact';

/** What JSX comes to: Preact's own `createElement`, which is there anyway, takes the key among the props. */
export const jsx = (type: string, props: Record<string, unknown>, key?: unknown): VNode =>
  createElement(type, (key === undefined ? props : { ...props, key }) as never);
export { jsx as jsxs, jsx as jsxDEV };
