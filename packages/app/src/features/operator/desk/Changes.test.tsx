// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Changes } from './Changes';

afterEach(cleanup);

it.each([
  [
    'changed',
    { estado: 'abierta', name: 'Norte' },
    { estado: 'cancelada', name: 'Norte' },
    'estado: abierta, ahora cancelada',
  ],
  ['made', null, { title: 'Prueba', cap: null }, 'title: Prueba'],
  ['taken away', { title: 'Prueba', alt: null }, null, 'title: Prueba, ahora —'],
  ['only looked at', null, null, ''],
])('what was %s is shown as what differs alone', (_, before, after, text) => {
  expect(render(<Changes before={before} after={after} />).container.textContent).toBe(text);
});
