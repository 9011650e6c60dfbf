import { createElement, type ReactNode } from 'react';
import { urlOf } from './urlOf';

/** What the content service may send (security §4.1); the address of `a` and `img` must be https. */
const ALLOWED = new Set(['p', 'b', 'i', 'strong', 'em', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'br', 'a', 'img']);
/** Dropped with all they hold; any other unknown element leaves its text. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'noscript',
  'svg',
  'math',
  'title',
]);
const VOID = new Set(['br', 'img']);
const DEEPEST = 20;

interface HtmlPolicy {
  createHTML(html: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

// Under Trusted Types even an inert document is only made through a policy.
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy: HtmlPolicy = factory?.createPolicy('app-html', { createHTML: (html) => html }) ?? {
  createHTML: (html) => html,
};

/**
 * Foreign HTML as React elements: it is read in a document that runs nothing, and only the allowed elements and addresses
 * are built anew. No text ever reaches an HTML sink of this page.
 */
export function safeHtml(html: string): ReactNode {
  const { body } = new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
  return childrenOf(body, 0);
}

const childrenOf = (parent: Node, depth: number): ReactNode[] =>
  depth > DEEPEST ? [] : Array.from(parent.childNodes, (node, index) => rebuilt(node, index, depth));

function rebuilt(node: Node, key: number, depth: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement || node instanceof Element)) return null;
  const name = node.localName;
  if (DROPPED.has(name)) return null;
  const children = childrenOf(node, depth + 1);
  const props = ALLOWED.has(name) ? propsOf(node, name) : null;
  if (!props) return children;
  return VOID.has(name) ? createElement(name, { ...props, key }) : createElement(name, { ...props, key }, ...children);
}

/** The attributes that are kept, or null when the element is nothing without them. */
function propsOf(element: Element, name: string): Record<string, string> | null {
  if (name === 'a') {
    const href = httpsAddress(element.getAttribute('href'));
    return href ? { href, rel: 'noreferrer' } : null;
  }
  if (name === 'img') {
    const src = httpsAddress(element.getAttribute('src'));
    return src ? { src, alt: element.getAttribute('alt') ?? '', loading: 'lazy', referrerPolicy: 'no-referrer' } : null;
  }
  return {};
}

function httpsAddress(address: string | null): string | null {
  const url = address === null ? null : urlOf(address);
  return url?.protocol === 'https:' ? url.href : null;
}
