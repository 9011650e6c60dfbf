// @vitest-environment node
import { version, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@arma11/core';
import {
  Arma11Provider,
  LineupEditor,
  PrediccionPanel,
  QuestBar,
  Ranking,
  Reactions,
  RoomCard,
  WalletBadge,
} from './index';

const requests: string[] = [];
const client = createClient({
  transport: async ({ path }) => {
    requests.push(path);
    return { status: 200, headers: {}, body: null };
  },
});
const markupOf = (widget: ReactElement) => renderToString(<Arma11Provider client={client}>{widget}</Arma11Provider>);

const warned = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(warned);
  vi.spyOn(console, 'warn').mockImplementation(warned);
});
afterEach(() => {
  vi.restoreAllMocks();
  requests.length = 0;
});

const widgets: [string, ReactElement][] = [
  ['LineupEditor', <LineupEditor key="lineup" entryId={8123} />],
  ['PrediccionPanel', <PrediccionPanel key="panel" prediId={77} />],
  ['RoomCard', <RoomCard key="room" kind="predi" salaId={77} />],
  ['WalletBadge', <WalletBadge key="wallet" />],
  ['QuestBar', <QuestBar key="quest" />],
  ['Ranking', <Ranking key="ranking" kind="predi" salaId={77} />],
  ['Reactions', <Reactions key="reactions" kind="predi" salaId={77} />],
];

describe(`on a server with React ${version.split('.')[0]}, where there is no window`, () => {
  it.each(widgets)('%s is drawn as its skeleton, asks for nothing and warns of nothing', (_, widget) => {
    expect(typeof window).toBe('undefined');
    const html = markupOf(widget);
    expect(html).toMatch(/Cargando/);
    // A policy with a nonce refuses every style that stands in a server's markup (docs/csp.md).
    expect(html).not.toMatch(/ style=/);
    expect(requests).toEqual([]);
    expect(warned.mock.calls).toEqual([]);
  });

  it.each([
    ['LineupEditor', '/compe/mis-salas'],
    ['PrediccionPanel', '/predi/sala/77'],
    ['RoomCard', '/predi/sala/77'],
    ['WalletBadge', '/play/billetera'],
    ['QuestBar', '/play/quest'],
    ['Ranking', '/predi/sala/77/ranking'],
    ['Reactions', '/predi/sala/77'],
  ])('%s leads on a partner’s page without scripts to our own page: %s', (name, path) => {
    const [, widget] = widgets.find(([each]) => each === name)!;
    const partner = { publishableKey: 'pk_live_0123456789abcdef01', baseUrl: 'https://play.example' };
    const html = renderToString(<Arma11Provider {...partner}>{widget}</Arma11Provider>);
    expect(html).toContain(`<noscript><a href="https://play.example${path}">Ver en Arma Tu 11</a></noscript>`);
    expect(markupOf(widget)).not.toContain('<noscript>');
  });
});
