// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { recapSchemas } from '@arma11/core/schemas';
import { quietWeek, recapFixture } from '@arma11/testing/fixtures/recapFixture';
import { mountList } from '../../testing/mountList';
import { RecapPage } from './RecapPage';
import { dayAsked, daysAfter } from './weeks';

afterEach(cleanup);

const mount = (recap = recapFixture, at = '/play/semana') =>
  mountList({ path: '/play/semana', at, page: <RecapPage />, answers: { 'plus/recap/': recap } });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the week of a player', () => {
  it('says how many points it had, the best rooms and the footballer who gave most', async () => {
    mount();
    expect(await screen.findByText('Del lun 01 jun al dom 07 jun')).toBeTruthy();
    expect(screen.getByText('167')).toBeTruthy();
    expect(screen.getByText('Puesto 1 de 12 · Ganaste S/ 98.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Noche grande/ }).getAttribute('href')).toBe('/compe/sala/31');
    expect(screen.getByRole('link', { name: /Paolo Rojas/ }).getAttribute('href')).toContain('/play/semana?');
  });

  it('leads to the weeks beside it', async () => {
    mount();
    await screen.findByText('167');
    expect([hrefOf('Semana anterior'), hrefOf('Semana siguiente')]).toEqual([
      '/play/semana?dia=2026-05-25',
      '/play/semana?dia=2026-06-08',
    ]);
  });

  it('that goes on has none after it, and says that it is as of now', async () => {
    mount({ ...recapFixture, over: false });
    expect(await screen.findByText(/hasta ahora$/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Semana siguiente' })).toBeNull();
  });

  it('in which nothing ended says so, and leads to rooms', async () => {
    mount(quietWeek);
    expect(await screen.findByText('Esta semana no terminó ninguna sala tuya.')).toBeTruthy();
    expect(hrefOf('Ver salas abiertas')).toBe('/compe');
    expect(screen.queryByRole('link', { name: 'Semana anterior' })).toBeNull();
  });

  it('is asked for by a day, and by nothing that is none', async () => {
    const asked = mount(recapFixture, '/play/semana?dia=2026-06-03');
    await screen.findByText('167');
    expect(asked).toContain('plus/recap/?day=2026-06-03');
    expect(['2026-02-30', '2026-13-01', 'ayer', '', null].map(dayAsked)).toEqual(Array(5).fill(undefined));
    expect(dayAsked('2028-02-29')).toBe('2028-02-29');
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  });

  it.each([recapFixture, quietWeek])('is shown in stories as the server answers it', (recap) => {
    expect(recapSchemas.week.response.parse(recap)).toEqual(recap);
  });
});
