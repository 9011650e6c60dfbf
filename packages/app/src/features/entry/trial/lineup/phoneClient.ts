import { Arma11Error, type Client } from '@arma11/core';
import type { LineupTrial } from '@arma11/core/back-office';
import type { Lineup, SalaCompe } from '@arma11/core/contract';
import { changeFormation, flattenLineup, isFormation, replacementProblem } from '@arma11/core/domain';
import { es } from '../../../../messages/es';
import { entryIdOf, phoneLineup, slotOfPlace, type PhoneTeam } from './phoneLineup';

/** Where the eleven of a guest is. */
export interface PhonePlace {
  trial: () => LineupTrial;
  read: () => PhoneTeam;
  write: (team: PhoneTeam) => void;
}

/**
 * A client whose lineup is on the phone: what the editor asks about it is answered here, by the rules that the server has
 * (rules R4.3 to R4.5, R14.12). Nothing is sent.
 */
export function phoneClient(client: Client, { trial, read, write }: PhonePlace): Client {
  const lineup = () => phoneLineup(trial(), read(), client.serverNow());
  const pool = () => trial().pool.map((player) => ({ ...player, team_id: player.team.id }));
  const limit = () => trial().flags.max_per_club;
  const change = (changes: Partial<PhoneTeam>): Lineup => {
    if (lineup().progress === '1') throw new Arma11Error('closed', es.lineupTrial.shut);
    const { version } = read();
    write({ ...read(), ...changes, chosen: true, version: version + 1, saved_at: isoOf(client.serverNow()) });
    return lineup();
  };

  const compe: Partial<Client['compe']> = {
    retrive: async () => entryOf(trial()),
    getLineup: async () => lineup(),
    allByUser: async () => ({ count: 0, next: null, previous: null, results: [] }),
    basicUpdate: async ({ id, body }) => {
      const slot = slotOfPlace(id);
      const entries = flattenLineup(lineup());
      const candidate = trial().pool.find((player) => player.id === body.player_lineup);
      const refused =
        !candidate ||
        replacementProblem({ progress: '0', lineup: entries, slot, candidate, maxPerClub: limit() }) !== null;
      if (refused) throw new Arma11Error('conflict', es.lineupTrial.refused);
      const players = read().players.map((held, at) => (at === slot ? candidate.id : held));
      const { version, saved_at, receipt, ...groups } = change({ players });
      const entry = flattenLineup(groups).find((each) => each.slot === slot)!;
      return { status: 'ok', entry, version, saved_at, receipt, warning: null };
    },
    updateFormation: async ({ body }) => {
      const { formation: from, players } = read();
      const to = body.formation;
      if (!isFormation(from) || !isFormation(to)) throw new Arma11Error('conflict', es.lineupTrial.refused);
      const before = flattenLineup(lineup());
      const after = changeFormation({ players, from, to, pool: pool(), maxPerClub: limit() });
      const changed = change({ formation: to, players: after.players, captain: captainAfter(read(), after.players) });
      const added = flattenLineup(changed).filter(({ player }) => after.added.includes(player.id));
      const removed = before.map(({ player }) => player).filter(({ id }) => after.removed.includes(id));
      return { status: 'ok', lineup: changed, added, removed };
    },
    saveLineup: async ({ body: { formation, players: places, captain } }) => {
      const players = [...places].sort((a, b) => a.slot - b.slot).map(({ player }) => player);
      const known = captain === undefined ? captainAfter(read(), players) : captain;
      return { status: 'ok', lineup: change({ formation, players, captain: known }) };
    },
  };
  const playersByPosition: Client['salas']['playersByPosition'] = async ({ position }) => {
    const held = new Set(read().players);
    const those = trial().pool.filter((player) => player.position === position);
    return those.map((player) => ({ ...player, in_lineup: held.has(player.id) }));
  };
  return {
    ...client,
    compe: { ...client.compe, ...compe },
    salas: { ...client.salas, playersByPosition },
    live: { watch: () => () => undefined, isOpen: () => false },
    serverNow: () => client.serverNow(),
  };
}

const isoOf = (now: number) => new Date(now).toISOString();

/** The captain stays who they are, wherever they stand; whoever leaves has the armband no more. */
function captainAfter({ captain, players: before }: PhoneTeam, players: readonly number[]): number | null {
  const at = captain === null ? -1 : players.indexOf(before[captain] ?? 0);
  return at < 0 ? null : at;
}

/** As much of an entry as the editor reads: its room's league, jornada and rules. */
function entryOf(trial: LineupTrial): SalaCompe {
  const { room, jornada, flags } = trial;
  const sala = { id: room.id, jornada, jornada_name: room.jornada_name };
  return { id: entryIdOf(trial), sala, sala_detail: { ...sala, league_name: room.league_name, flags } } as SalaCompe;
}
