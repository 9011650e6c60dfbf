// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { safeHtml } from './safeHtml';

afterEach(cleanup);
const shown = (html: string) => render(<div>{safeHtml(html)}</div>).container.firstElementChild!.innerHTML;

describe('the content service’s HTML', () => {
  it.each([
    ['<h2>Hola</h2><p>Un <b>once</b><br>y <em>más</em></p>', '<h2>Hola</h2><p>Un <b>once</b><br>y <em>más</em></p>'],
    ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<a href="https://example.com/x">x</a>', '<a href="https://example.com/x" rel="noreferrer">x</a>'],
  ])('keeps %s', (html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="alert(1)" style="color:red" id="x" class="y">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="java&#10;script:alert(1)">a</a>', 'a'],
    ['<a href="data:text/html,x">a</a>', 'a'],
    ['<a href="http://example.com">a</a>', 'a'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="data:image/svg+xml,x">', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<math><mtext><img src=x onerror=alert(1)></mtext></math>', ''],
    ['<iframe src="https://example.com"></iframe>', ''],
    ['<template><img src=x onerror=alert(1)></template>', ''],
    ['<form action="https://example.com"><input><button>a</button></form>', 'a'],
    ['<div><p>a</p></div>', '<p>a</p>'],
    ['<p>a<!-- b --></p>', '<p>a</p>'],
  ])('makes %s into %s', (html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  it('survives a thousand nested elements', () => {
    expect(() => shown('<b>'.repeat(1000) + 'a')).not.toThrow();
  });
});
