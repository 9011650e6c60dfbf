// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PanelScheme } from '../../shell/PanelScheme';
import { chooseScheme, paintScheme, scheme, SCHEME_KEY } from './scheme';
import { SchemeSwitch } from './SchemeSwitch';

const page = new DOMParser().parseFromString(
  readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8'),
  'text/html',
);
const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren(...[...page.querySelectorAll('meta')].map((meta) => meta.cloneNode()));
  paintScheme();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const medias = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media }) => media);

describe('the scheme of this device', () => {
  it('is the device’s until one is chosen, and whatever else is kept counts as none', () => {
    expect(scheme()).toBe('auto');
    localStorage.setItem(SCHEME_KEY, 'sepia');
    expect(scheme()).toBe('auto');
  });

  it('is kept, and colours the page and the browser around it', () => {
    chooseScheme('light');
    expect([localStorage.getItem(SCHEME_KEY), dataset.scheme]).toEqual(['light', 'light']);
    expect(medias()).toEqual(['not all', 'all']);
    chooseScheme('auto');
    expect(dataset.scheme).toBeUndefined();
    expect(medias()).toEqual(['(prefers-color-scheme: dark)', '(prefers-color-scheme: light)']);
  });

  it('holds for the visit where the browser refuses its storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(scheme()).toBe('auto');
    chooseScheme('dark');
    expect(scheme()).toBe('dark');
    setItem.mockRestore();
    chooseScheme('auto');
  });

  it.each(['light', 'dark'])('is on the page before the app’s scripts when it is %s', (chosen) => {
    localStorage.setItem(SCHEME_KEY, chosen);
    new Function(page.head.querySelector('script')!.textContent)();
    expect(dataset.scheme).toBe(chosen);
  });

  it('leaves a page without a choice as it is', () => {
    new Function(page.head.querySelector('script')!.textContent)();
    expect(dataset.scheme).toBeUndefined();
  });
});

describe('SchemeSwitch', () => {
  it('chooses among the three, and follows what another tab chose', () => {
    render(<SchemeSwitch />);
    fireEvent.click(screen.getByRole('radio', { name: 'Oscuro' }));
    expect(localStorage.getItem(SCHEME_KEY)).toBe('dark');
    expect(screen.getByRole('radio', { name: 'Oscuro' }).getAttribute('aria-checked')).toBe('true');
    localStorage.setItem(SCHEME_KEY, 'light');
    fireEvent(window, new StorageEvent('storage', { key: SCHEME_KEY }));
    expect(screen.getByRole('radio', { name: 'Claro' }).getAttribute('aria-checked')).toBe('true');
  });
});

describe('PanelScheme', () => {
  it('says which it is and takes the next at a tap', () => {
    render(<PanelScheme />);
    for (const [now, next] of [
      ['Tema: Auto', 'light'],
      ['Tema: Claro', 'dark'],
      ['Tema: Oscuro', 'auto'],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name: now }));
      expect(scheme()).toBe(next);
    }
  });
});
