// @vitest-environment jsdom
import { useState } from 'react';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FRIENDS, groupFixture, groupSummaryFixture, newGroupFixture } from '@arma11/testing/fixtures/groupFixtures';
import type { Group } from '@arma11/core/back-office';
import { mountPage, Refused, type Answers } from '../../../testing/mountPage';
import { player } from '../../../testing/prediFixtures';
import { GroupButtons, type GroupDialog } from './GroupButtons';
import { GroupDialogs } from './GroupDialogs';

vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { me, luis } = FRIENDS;
const led = (changes: Partial<Group> = {}) => groupFixture({ mine: true, owner: me, ...changes });

function Head({ group }: { group: Group }) {
  const [opened, setOpened] = useState<GroupDialog | null>(null);
  return (
    <>
      <GroupButtons onOpen={setOpened} />
      <GroupDialogs group={group} opened={opened} onClose={() => setOpened(null)} />
    </>
  );
}

const mount = (group: Group, answers: Answers = {}) =>
  mountPage({
    path: '/play/grupos/1',
    page: <Head group={group} />,
    answers: { 'GET users/get-data/': { ...player, id: me.id, keyusername: 'demo-11' }, ...answers },
  });
const writes = (sent: ReturnType<typeof mount>) => sent.filter(({ method }) => method !== 'GET');
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const asked = () => within(screen.getAllByRole('dialog').at(-1)!);

describe('inviting to a group', () => {
  it('gives its link with the code to the sheet of the device', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    mount(groupFixture());
    await tap('Invitar al grupo');
    expect(await screen.findByText('MNPQR-STUVW')).toBeTruthy();
    await screen.findByText(/ref=demo-11/);
    await tap('Compartir');
    expect(share).toHaveBeenCalledWith({
      title: 'Los del barrio',
      text: 'Entra a mi grupo Los del barrio en Arma Tu 11. Código: MNPQR-STUVW',
      url: `${location.origin}/play/grupos/entrar?code=MNPQR-STUVW&ref=demo-11`,
    });
    expect(screen.queryByText('Hacer otro código')).toBeNull();
  });

  it('asks the leader before the old code stops working', async () => {
    const sent = mount(led(), { 'POST plus/groups/1/code/': { cod_access: 'ABCDEFGHJK' } });
    await tap('Invitar al grupo');
    await tap('Hacer otro código');
    expect(await screen.findByText('El código y los enlaces de antes dejan de servir.')).toBeTruthy();
    expect(writes(sent)).toEqual([]);
    await userEvent.click(asked().getByRole('button', { name: 'Hacer otro código' }));
    expect(await screen.findByText('Código nuevo listo. El de antes ya no sirve.')).toBeTruthy();
    expect(screen.getByText('ABCDE-FGHJK')).toBeTruthy();
    expect(writes(sent)).toHaveLength(1);
  });
});

describe('the settings of a group', () => {
  it('let the leader change name and crest, and nothing is sent while they are the same', async () => {
    const sent = mount(led(), { 'PUT plus/groups/1/': groupSummaryFixture() });
    await tap('Ajustes del grupo');
    await tap('Guardar');
    expect(writes(sent)).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'Sol' }));
    await tap('Guardar');
    expect(await screen.findByText('Guardado.')).toBeTruthy();
    expect(writes(sent).map(({ body }) => body)).toEqual([{ name: 'Los del barrio', crest: 9 }]);
  });

  it('ask before a season ends', async () => {
    const sent = mount(led(), {
      'POST plus/groups/1/seasons/': { season: 3, started_at: '2026-06-11T20:00:00Z', ended_at: null, champions: [] },
    });
    await tap('Ajustes del grupo');
    await tap('Empezar otra temporada');
    expect(screen.getByText(/La temporada 2 termina con la tabla como está/)).toBeTruthy();
    expect(writes(sent)).toEqual([]);
    await userEvent.click(asked().getByRole('button', { name: 'Empezar otra temporada' }));
    expect(await screen.findByText('Empezó la temporada 3.')).toBeTruthy();
  });

  it('ask the leader before somebody is sent out', async () => {
    const sent = mount(led(), { 'DELETE plus/groups/1/members/903/': { status: 'ok' } });
    await tap('Ajustes del grupo');
    await tap('Sacar a Luis');
    expect(screen.getByText('Sus puntos quedan en la tabla. No podrá volver con un código.')).toBeTruthy();
    expect(writes(sent)).toEqual([]);
    await userEvent.click(asked().getByRole('button', { name: 'Sacar' }));
    expect(await screen.findByText('Luis ya no está en el grupo.')).toBeTruthy();
  });

  it('let a member hear again whom they muted, and change nothing of the group', async () => {
    const sent = mount(groupFixture(), { 'PUT plus/groups/1/members/903/mute/': { user: luis, muted: false } });
    await tap('Ajustes del grupo');
    await tap('Volver a leer a Luis');
    expect(await screen.findByText('Vuelves a leer a Luis.')).toBeTruthy();
    expect(writes(sent).map(({ body }) => body)).toEqual([{ muted: false }]);
    for (const name of ['Guardar', 'Empezar otra temporada', 'Sacar a Luis'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it.each([
    ['a member that they may come back', groupFixture(), 'Tus puntos quedan en la tabla. Puedes volver con un código.'],
    ['the leader who leads then', led(), /Lo dirigirá quien lleva más tiempo en él/],
    ['the last one that the group ends', newGroupFixture(), /No queda nadie más: el grupo se acaba/],
  ])('tell %s before they leave', async (_, group, words) => {
    const sent = mount(group, { 'DELETE plus/groups/1/members/1/': { status: 'ok' } });
    await tap('Ajustes del grupo');
    await tap('Salir del grupo');
    expect(screen.getByText(words)).toBeTruthy();
    expect(writes(sent)).toEqual([]);
    await userEvent.click(asked().getByRole('button', { name: 'Salir del grupo' }));
    expect(await screen.findByText('estás en /play/grupos')).toBeTruthy();
  });

  it('say what the server refuses', async () => {
    mount(led(), { 'DELETE plus/groups/1/members/903/': new Refused(409, 'NO_SE_PUEDE', 'Luis ya salió.') });
    await tap('Ajustes del grupo');
    await tap('Sacar a Luis');
    await userEvent.click(asked().getByRole('button', { name: 'Sacar' }));
    expect(await screen.findByText('Luis ya salió.')).toBeTruthy();
  });
});
