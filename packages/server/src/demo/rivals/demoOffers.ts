import type { MarketKind, ModoPozo, SalaTipo } from '@arma11/core/contract';

interface Terms {
  name: string;
  amount_ins: number;
  max_players: number;
  modo_pozo: ModoPozo;
  /** Coins promised whatever the entries, in 'garantizado' rooms. */
  guaranteed_pozo?: number;
  /** How many jornadas after the next one its rooms are played. */
  ahead: number;
}

export type CompeOffer = Terms & {
  kind: 'compe';
  /** '1' unless said otherwise. */
  tipo?: SalaTipo;
  /** How many jornadas an event goes on for (rules R3.6). */
  jornadas?: number;
};
export type PrediOffer = Terms & {
  kind: 'predi';
  kinds: MarketKind[];
  /** How many matches of the jornada it asks about: the best ones. */
  matches: number;
};

/** What the demo league offers. An amount appears once per kind: players join lineup rooms by it (rules R3.1). */
export type DemoOffer = CompeOffer | PrediOffer;

const compe = (terms: Omit<CompeOffer, 'kind'>): CompeOffer => ({ kind: 'compe', ...terms });
const predi = (terms: Omit<PrediOffer, 'kind'>): PrediOffer => ({ kind: 'predi', ...terms });

export const demoOffers = {
  salaLibre: compe({ name: 'Sala libre', amount_ins: 0, max_players: 100, modo_pozo: 'proporcional', ahead: 0 }),
  losDiez: compe({ name: 'Los diez', amount_ins: 20, max_players: 10, modo_pozo: 'proporcional', ahead: 0 }),
  salaNorte: compe({ name: 'Tribuna norte', amount_ins: 50, max_players: 20, modo_pozo: 'proporcional', ahead: 1 }),
  manoAMano: compe({ name: 'Mano a mano', amount_ins: 100, max_players: 2, modo_pozo: 'completo', ahead: 0 }),
  nocheGrande: compe({
    name: 'Noche grande',
    amount_ins: 200,
    max_players: 20,
    modo_pozo: 'garantizado',
    guaranteed_pozo: 2500,
    ahead: 3,
  }),
  f6Libre: compe({
    name: 'F6 libre',
    tipo: '4',
    amount_ins: 0,
    max_players: 10,
    modo_pozo: 'proporcional',
    ahead: 0,
  }),
  f6DelBarrio: compe({
    name: 'F6 del barrio',
    tipo: '4',
    amount_ins: 20,
    max_players: 10,
    modo_pozo: 'proporcional',
    ahead: 1,
  }),
  salonDeLeyendas: compe({
    name: 'Salón de leyendas',
    tipo: '5',
    amount_ins: 30,
    max_players: 10,
    modo_pozo: 'proporcional',
    ahead: 1,
  }),
  tresFechas: compe({
    name: 'Tres fechas de gloria',
    tipo: '3',
    jornadas: 3,
    amount_ins: 0,
    max_players: 20,
    modo_pozo: 'proporcional',
    ahead: 0,
  }),
  pollaDeLaFecha: predi({
    name: 'Polla de la fecha',
    amount_ins: 0,
    max_players: 100,
    modo_pozo: 'proporcional',
    ahead: 0,
    kinds: ['1x2', 'goles'],
    matches: 8,
  }),
  fechaDeClasicos: predi({
    name: 'Fecha de clásicos',
    amount_ins: 20,
    max_players: 20,
    modo_pozo: 'proporcional',
    ahead: 0,
    kinds: ['1x2', 'goles', 'ambos', 'primer_gol', 'marcador'],
    matches: 4,
  }),
  dueloDeMarcadores: predi({
    name: 'Duelo de marcadores',
    amount_ins: 50,
    max_players: 2,
    modo_pozo: 'completo',
    ahead: 1,
    kinds: ['1x2', 'marcador'],
    matches: 3,
  }),
  granPolla: predi({
    name: 'Gran polla',
    amount_ins: 100,
    max_players: 50,
    modo_pozo: 'garantizado',
    guaranteed_pozo: 1500,
    ahead: 3,
    kinds: ['1x2', 'goles', 'ambos', 'primer_gol'],
    matches: 8,
  }),
} as const satisfies Record<string, DemoOffer>;
