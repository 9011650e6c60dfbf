import { calls } from './call';

/** Home and rankings (product §7). */
export const home = calls({
  /** The banners of the front page, in their order. */
  banners: { method: 'GET', path: 'home/blog/list/', access: 'player', fallback: 'emptyList' },
  /** The packs of coins that can be topped up. */
  recargas: { method: 'GET', path: 'home/galey/recargas/', access: 'player', fallback: 'emptyList' },
  /** Exchange rate, limits and terms of the wallet. */
  exchange: { method: 'GET', path: 'home/exchange-get/', access: 'public', fallback: 'null' },
  /** The codes that a top-up is paid to. */
  qrPay: { method: 'GET', path: 'home/qr-pay/image/', access: 'public', fallback: 'emptyList' },
  /** The caller's rank, and what the experience came from. */
  rango: { method: 'GET', path: 'rango/get/rango-user/', access: 'self', fallback: 'null' },
  /** The three best clubs of the last closed jornada, per league. */
  topClubs: { method: 'GET', path: 'rango/list/top-clubs/winners/', access: 'player', fallback: 'emptyList' },
  /** The clubs of a league by what their supporters score. */
  clubsByLeague: { method: 'GET', path: 'rango/ranking/clubes/by-league/', access: 'player', fallback: 'emptyList' },
  /** Footballers, clubs, rooms that are open to all, and people, by the beginnings of their names. */
  search: { method: 'GET', path: 'plus/search/', access: 'player', fallback: 'null', ours: true },
});
