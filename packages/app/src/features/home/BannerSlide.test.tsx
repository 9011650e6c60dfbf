// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Banner } from '@arma11/core/contract';
import { BannerSlide } from './BannerSlide';

afterEach(cleanup);

const banner: Banner = {
  id: 1,
  title: 'Pozo de S/ 250.00',
  image: '/media/poster/shirts-b3162c-16308f-ffd23f-1.svg',
  alt: 'Tres camisetas',
  link: '/compe',
  action: 'Ver la sala',
  color_bg: '#b3162c',
  color_text: '#ffffff',
};

function show(own: Partial<Banner> = {}) {
  render(
    <MemoryRouter>
      <BannerSlide banner={{ ...banner, ...own }} />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

it('says on a button what the banner leads to', () => {
  expect(show().querySelector('span')?.textContent).toBe('Ver la sala');
});

it('has no button where the operator gave it no words', () => {
  expect(show({ action: '' }).querySelector('span')).toBeNull();
});

it('keeps an amount of soles on one line', () => {
  expect(show().querySelector('b')?.textContent).toBe('Pozo de S/\u00a0250.00');
});
