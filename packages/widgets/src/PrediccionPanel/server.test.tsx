// @vitest-environment node
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createClient } from '@arma11/core';
import { Arma11Provider } from '../provider/Arma11Provider';
import { QuestBar } from '../QuestBar/QuestBar';
import { RoomCard } from '../RoomCard/RoomCard';
import { WalletBadge } from '../WalletBadge/WalletBadge';
import { PrediccionPanel } from './PrediccionPanel';

const cases: [string, ReactElement, string][] = [
  ['a prediction panel', <PrediccionPanel key="p" prediId={77} />, 'Cargando predicciones…'],
  ['a framed panel', <PrediccionPanel key="f" prediId={77} framed />, 'Cargando predicciones…'],
  ['a ticket', <RoomCard key="c" kind="compe" salaId={311} />, 'Cargando sala…'],
  ['a prediction room', <RoomCard key="r" kind="predi" salaId={77} />, 'Cargando sala…'],
  ['a wallet badge', <WalletBadge key="w" />, 'Cargando saldo…'],
  ['a quest bar', <QuestBar key="q" />, 'Cargando misión…'],
];

it.each(cases)('gives the skeleton of %s on a server, asking for nothing and without a word', (_, widget, words) => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const requests: string[] = [];
  const client = createClient({
    transport: async ({ path }) => {
      requests.push(path);
      return { status: 200, headers: {}, body: null };
    },
  });
  const html = renderToString(<Arma11Provider client={client}>{widget}</Arma11Provider>);
  expect(html).toContain(words);
  expect(html).toContain('part="skeleton"');
  expect(requests).toEqual([]);
  for (const spy of said) expect(spy).not.toHaveBeenCalled();
});
