import { lazy, Suspense } from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { MAIN_ID, RouteFocus } from './RouteFocus';
import { usePageTitle } from './usePageTitle';

afterEach(cleanup);

function Named({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <>
      <Link to="/ranking">Ranking</Link>
      <Link to="/tarde">Tarde</Link>
    </>
  );
}

/** Three pages, of which the code of one comes when it is let. */
function renderPages() {
  let come = () => {};
  const code = new Promise<{ default: () => React.ReactNode }>((resolve) => {
    come = () => resolve({ default: () => <Named title="Historial" /> });
  });
  const Late = lazy(() => code);
  render(
    <MemoryRouter useTransitions={false}>
      <RouteFocus />
      <main id={MAIN_ID} tabIndex={-1}>
        <Suspense fallback="…">
          <Routes>
            <Route path="/" element={<Named title="Inicio" />} />
            <Route path="/ranking" element={<Named title="Ranking" />} />
            <Route path="/tarde" element={<Late />} />
          </Routes>
        </Suspense>
      </main>
    </MemoryRouter>,
  );
  return () => act(async () => come());
}

const follow = (name: string) => act(() => screen.getByRole('link', { name }).click());

it('says nothing of the page that one came to first', () => {
  renderPages();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says the name of another page, and puts the focus on its content', async () => {
  renderPages();
  follow('Ranking');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Ranking · Arma Tu 11');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('never says the page before for one whose code comes late', async () => {
  const come = renderPages();
  follow('Tarde');
  // The focus is moved at the time at which the name would be said.
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.getByRole('status').textContent).toBe('');
  await come();
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Historial · Arma Tu 11');
});
